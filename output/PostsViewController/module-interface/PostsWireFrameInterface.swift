import Foundation

/// What `PostsPresenter` asks of `PostsWireFrame`.
@MainActor
protocol PostsWireFrameInterface: AnyObject {
    func showDetails(of post: Post)
}
