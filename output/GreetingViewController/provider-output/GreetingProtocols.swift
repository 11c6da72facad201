import Foundation

/// What `GreetingViewController` asks of `GreetingPresenter`.
@MainActor
protocol GreetingViewEventHandler: AnyObject {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
    func loadGreetingData()
    func loadHistory()
}

/// What `GreetingPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingView: AnyObject {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingOnLoadGreetingData(_ data: GreetingData)
}

/// What `GreetingPresenter` asks of `GreetingInteractor`.
@MainActor
protocol GreetingProvider: AnyObject {
    var greetedSubjects: [String] { get }

    func loadHistory()
    func saveHistory(of data: GreetingData)
}
