import Foundation

/// What `PostsPresenter` asks of `PostsWireframe`.
@MainActor
protocol PostsWireframeInterface: AnyObject {
    func showDetails(of post: Post)
}
