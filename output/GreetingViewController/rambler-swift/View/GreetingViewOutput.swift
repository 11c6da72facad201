import Foundation

/// What `GreetingViewController` asks of `GreetingPresenter`.
@MainActor
protocol GreetingViewOutput: AnyObject {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
    func loadGreetingData()
    func loadHistory()
}
