import Foundation

/// What `PostsViewPresenter` asks of `PostsWireframe`.
@MainActor
protocol PostsWireframeInput: AnyObject {
    func showDetails(of post: Post)
}
