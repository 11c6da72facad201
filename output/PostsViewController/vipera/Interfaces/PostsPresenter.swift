import Foundation

/// What `PostsViewController` and `PostsDefaultInteractor` ask of `PostsDefaultPresenter`.
@MainActor
protocol PostsPresenter: AnyObject {
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
    func reload()
    func isBookmarked(_ post: Post) -> Bool
    func showDetails(of post: Post)
    func toggleBookmark(post: Post)
}
