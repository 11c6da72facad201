import Foundation

/// What `PostsInteractor` asks of `PostsViewPresenter`.
@MainActor
protocol PostsInteractorEventHandler: AnyObject {
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}
