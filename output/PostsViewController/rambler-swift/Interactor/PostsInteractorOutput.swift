import Foundation

/// What `PostsInteractor` asks of `PostsPresenter`.
@MainActor
protocol PostsInteractorOutput: AnyObject {
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}
