import Foundation

/// What `GreetingPresenter` asks of `GreetingViewController`.
@MainActor
protocol GreetingViewInterface: AnyObject {
    func setGreeting(_ greeting: String)
    func setHistory(_ history: String)
    func setGreetingOnLoadGreetingData(_ data: GreetingData)
}
