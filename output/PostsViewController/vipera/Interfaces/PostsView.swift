import Foundation

/// What `PostsDefaultPresenter` asks of `PostsViewController`.
@MainActor
protocol PostsView: AnyObject {
    var posts: [Post] { get }

    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}
