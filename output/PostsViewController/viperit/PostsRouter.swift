import Foundation
import Viperit

@MainActor
final class PostsRouter: Router, PostsRouterApi {
    private var postsView: PostsViewController? { _presenter?._view as? PostsViewController }

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let postsView = postsView else { return }
        let details = PostPageController(post: post)
        details.delegate = postsView
        postsView.show(details, sender: nil)
    }
}
