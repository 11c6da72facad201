import Foundation

/// What `PostsPresenter` asks of `PostsWireframe`.
@MainActor
protocol PostsWireframeProtocol: AnyObject {
    func showDetails(of post: Post)
}
