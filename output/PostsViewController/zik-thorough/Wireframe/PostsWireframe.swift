import Foundation

@MainActor
final class PostsWireframe: PostsWireframeInput {
    weak var view: PostsViewController?

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let view = view else { return }
        let details = PostPageController(post: post)
        details.delegate = view
        view.show(details, sender: nil)
    }
}
