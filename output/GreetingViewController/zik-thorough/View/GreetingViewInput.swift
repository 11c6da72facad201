import Foundation

/// What `GreetingViewPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingViewInput: AnyObject {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingOnLoadGreetingData(_ data: GreetingData)
}
