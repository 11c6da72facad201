import Foundation

/// What `GreetingViewController` asks of `GreetingDefaultPresenter`.
@MainActor
protocol GreetingPresenter: AnyObject {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
    func loadGreetingData()
    func loadHistory()
}
