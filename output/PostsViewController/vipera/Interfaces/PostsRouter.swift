import Foundation

/// What `PostsDefaultPresenter` asks of `PostsDefaultRouter`.
@MainActor
protocol PostsRouter: AnyObject {
    func showDetails(of post: Post)
}
