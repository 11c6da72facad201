import Foundation

/// What `PostsViewController` and `PostsInteractor` ask of `PostsPresenter`.
@MainActor
protocol PostsPresenterProtocol: AnyObject {
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
    func reload()
    func isBookmarked(_ post: Post) -> Bool
    func showDetails(of post: Post)
    func toggleBookmark(post: Post)
}

/// What `PostsPresenter` asks of `PostsViewController`.
@MainActor
protocol PostsViewProtocol: AnyObject {
    var posts: [Post] { get }

    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}

/// What `PostsPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorProtocol: AnyObject {
    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func loadPosts()
    func toggleBookmarks(post: Post)
}

/// What `PostsPresenter` asks of `PostsRouter`.
@MainActor
protocol PostsRouterProtocol: AnyObject {
    func showDetails(of post: Post)
}
