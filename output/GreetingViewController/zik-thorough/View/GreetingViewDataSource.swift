import Foundation

/// What `GreetingViewController` asks of `GreetingViewPresenter`.
@MainActor
protocol GreetingViewDataSource: AnyObject {
    var greetedSubjects: [String] { get }

    func historyText(of subjects: [String]) -> String
}
