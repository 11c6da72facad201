import Foundation
import Viperit

/// What `PostsViewController` and `PostsInteractor` ask of `PostsPresenter`.
@MainActor
protocol PostsPresenterApi: PresenterProtocol {
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
    func reload()
    func isBookmarked(_ post: Post) -> Bool
    func showDetails(of post: Post)
    func toggleBookmark(post: Post)
}

/// What `PostsPresenter` asks of `PostsViewController`.
@MainActor
protocol PostsViewApi: UserInterfaceProtocol {
    var posts: [Post] { get }

    func displayLoading()
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}

/// What `PostsPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorApi: AnyObject, InteractorProtocol {
    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func loadPosts()
    func toggleBookmarks(post: Post)
}

/// What `PostsPresenter` asks of `PostsRouter`.
@MainActor
protocol PostsRouterApi: AnyObject, RouterProtocol {
    func showDetails(of post: Post)
}
