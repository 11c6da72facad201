import Foundation

/// What `PostsPresenter` asks of `PostsViewController`.
@MainActor
protocol PostsViewInterface: AnyObject {
    var posts: [Post] { get }

    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}
