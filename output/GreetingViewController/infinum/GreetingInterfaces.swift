import Foundation

/// What `GreetingViewController` asks of `GreetingPresenter`.
@MainActor
protocol GreetingPresenterInterface: PresenterInterface {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
    func loadGreetingData()
    func loadHistory()
}

/// What `GreetingPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingViewInterface: ViewInterface {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingOnLoadGreetingData(_ data: GreetingData)
}

/// What `GreetingPresenter` asks of `GreetingInteractor`.
@MainActor
protocol GreetingInteractorInterface: InteractorInterface {
    var greetedSubjects: [String] { get }

    func loadHistory()
    func saveHistory(of data: GreetingData)
}
