import Foundation

/// What `GreetingViewController` asks of `GreetingPresenter`.
@MainActor
protocol GreetingViewOutput: AnyObject {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
    func loadGreetingData()
    func loadHistory()
}

/// What `GreetingPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingViewInput: AnyObject {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingWithData(_ data: GreetingData)
}

/// What `GreetingPresenter` asks of `GreetingInteractor`.
@MainActor
protocol GreetingInteractorInput: AnyObject {
    var greetedSubjects: [String] { get }

    func loadHistory()
    func saveHistory(of data: GreetingData)
}
