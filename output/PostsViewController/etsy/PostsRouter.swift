import Foundation
import VIPERBuilder

@MainActor
final class PostsRouter: VIPERRouter {
    private var postsController: PostsViewController? { controller as? PostsViewController }

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let postsController = postsController else { return }
        let details = PostPageController(post: post)
        details.delegate = postsController
        postsController.show(details, sender: nil)
    }
}
