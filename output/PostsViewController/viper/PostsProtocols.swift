import Foundation

/// What `PostsViewController` asks of `PostsPresenter`.
@MainActor
protocol PostsViewOutput: AnyObject {
    func reload()
    func isBookmarked(_ post: Post) -> Bool
    func showDetails(of post: Post)
    func toggleBookmark(post: Post)
}

/// What `PostsPresenter` asks of `PostsViewController`.
@MainActor
protocol PostsViewInput: AnyObject {
    var posts: [Post] { get }

    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}

/// What `PostsPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorInput: AnyObject {
    func reload()
    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func toggleBookmarks(post: Post)
}

/// What `PostsInteractor` asks of `PostsPresenter`.
@MainActor
protocol PostsInteractorOutput: AnyObject {
    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}

/// What `PostsPresenter` asks of `PostsRouter`.
@MainActor
protocol PostsRouterInput: AnyObject {
    func showDetails(of post: Post)
}
