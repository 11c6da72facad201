import Foundation

/// What `PostsViewController` asks of `PostsViewPresenter`.
@MainActor
protocol PostsViewDataSource: AnyObject {
    func isBookmarked(_ post: Post) -> Bool
}
