import Foundation

/// What `GreetingViewController` asks of `GreetingPresenter`.
@MainActor
protocol GreetingPresenterProtocol: AnyObject {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
    func loadGreetingData()
    func loadHistory()
}

/// What `GreetingPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingViewProtocol: AnyObject {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingOnLoadGreetingData(_ data: GreetingData)
}

/// What `GreetingPresenter` asks of `GreetingInteractor`.
@MainActor
protocol GreetingInteractorProtocol: AnyObject {
    var greetedSubjects: [String] { get }

    func loadHistory()
    func saveHistory(of data: GreetingData)
}
