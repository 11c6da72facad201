import Foundation

/// What `PostsViewController` asks of `PostsPresenter`.
@MainActor
protocol PostsPresenterProtocol: AnyObject {
    func reload()
    func isBookmarked(_ post: Post) -> Bool
    func showDetails(of post: Post)
    func toggleBookmark(post: Post)
}
