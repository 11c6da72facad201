import Foundation

/// What `PostsViewController` asks of `PostsViewPresenter`.
@MainActor
protocol PostsViewEventHandler: AnyObject {
    func reload()
    func showDetails(of post: Post)
    func toggleBookmark(post: Post)
}
