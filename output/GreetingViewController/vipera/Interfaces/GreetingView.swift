import Foundation

/// What `GreetingDefaultPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingView: AnyObject {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingOnLoadGreetingData(_ data: GreetingData)
}
