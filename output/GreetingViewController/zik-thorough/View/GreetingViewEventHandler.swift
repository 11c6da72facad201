import Foundation

/// What `GreetingViewController` asks of `GreetingViewPresenter`.
@MainActor
protocol GreetingViewEventHandler: AnyObject {
    func loadGreetingData()
    func loadHistory()
}
