import Foundation

/// What `PostsInteractor` asks of `PostsPresenter`.
@MainActor
protocol PostsInteractorOutputProtocol: AnyObject {
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}
