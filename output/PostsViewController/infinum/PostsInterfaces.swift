import Foundation

/// What `PostsViewController` asks of `PostsPresenter`.
@MainActor
protocol PostsPresenterInterface: PresenterInterface {
    func reload()
    func isBookmarked(_ post: Post) -> Bool
    func showDetails(of post: Post)
    func toggleBookmark(post: Post)
}

/// What `PostsPresenter` asks of `PostsViewController`.
@MainActor
protocol PostsViewInterface: ViewInterface {
    var posts: [Post] { get }

    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}

/// What `PostsPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorInterface: InteractorInterface {
    var api: PostAPI { get }

    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func toggleBookmarks(post: Post)
}

/// What `PostsPresenter` asks of `PostsWireframe`.
@MainActor
protocol PostsWireframeInterface: WireframeInterface {
    func showDetails(of post: Post)
}
