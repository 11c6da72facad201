import Foundation

/// What `PostsPresenter` asks of `PostsViewController`.
@MainActor
protocol PostsViewInput: AnyObject {
    var posts: [Post] { get }

    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}
