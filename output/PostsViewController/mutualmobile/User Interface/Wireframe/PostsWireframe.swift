import Foundation

@MainActor
final class PostsWireframe: PostsWireframeInterface {
    weak var postsViewController: PostsViewController?

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let postsViewController = postsViewController else { return }
        let details = PostPageController(post: post)
        details.delegate = postsViewController
        postsViewController.show(details, sender: nil)
    }
}
