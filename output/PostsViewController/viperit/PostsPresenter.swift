import Foundation
import Viperit

@MainActor
final class PostsPresenter: Presenter, PostsPresenterApi {
    private var view: PostsViewApi? { _view as? PostsViewApi }
    private var interactor: PostsInteractorApi { _interactor as! PostsInteractorApi }
    private var router: PostsRouterApi { _router as! PostsRouterApi }

    // MARK: - Loading

    func reload() {
        view?.displayLoading()
        interactor.loadPosts()
    }

    func toggleBookmark(post: Post) {
        guard let view = view else { return }
        interactor.toggleBookmarks(post: post)
        view.display(interactor.sorted(view.posts))
    }

    // MARK: - Passed on

    func display(_ shown: [Post]) {
        view?.display(shown)
    }

    func displayMessage(_ message: String) {
        view?.displayMessage(message)
    }

    func isBookmarked(_ post: Post) -> Bool {
        interactor.isBookmarked(post)
    }

    func showDetails(of post: Post) {
        router.showDetails(of: post)
    }
}
