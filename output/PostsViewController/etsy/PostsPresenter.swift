import Foundation
import VIPERBuilder

@MainActor
final class PostsPresenter: VIPERPresenter {
    private var postsInteractor: PostsInteractor? { interactor as? PostsInteractor }
    private var postsController: PostsViewController? { controller as? PostsViewController }

    // MARK: - Loading

    func reload() {
        postsController?.displayLoading()
        postsInteractor?.loadPosts()
    }

    func toggleBookmark(post: Post) {
        guard let postsInteractor = postsInteractor, let postsController = postsController else { return }
        postsInteractor.toggleBookmarks(post: post)
        postsController.display(postsInteractor.sorted(postsController.posts))
    }

    // MARK: - Passed on

    func display(_ shown: [Post]) {
        postsController?.display(shown)
    }

    func displayMessage(_ message: String) {
        postsController?.displayMessage(message)
    }
}
