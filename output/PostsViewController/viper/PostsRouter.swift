import UIKit

@MainActor
final class PostsRouter: PostsRouterInput {
    weak var viewController: PostsViewController?

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let viewController = viewController else { return }
        let details = PostPageController(post: post)
        details.delegate = viewController
        viewController.show(details, sender: nil)
    }
}
