import Foundation

/// What `PostsPresenter` asks of `PostsRouter`.
@MainActor
protocol PostsRouterInput: AnyObject {
    func showDetails(of post: Post)
}
