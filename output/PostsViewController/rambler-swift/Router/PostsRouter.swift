import Foundation

@MainActor
final class PostsRouter: PostsRouterInput {
    weak var transitionHandler: PostsViewController?

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let transitionHandler = transitionHandler else { return }
        let details = PostPageController(post: post)
        details.delegate = transitionHandler
        transitionHandler.show(details, sender: nil)
    }
}
