import Combine
import Foundation

@MainActor
final class PostsPresenter: ObservableObject, PostsPresenterProtocol {
    weak var view: PostsViewProtocol?
    private let interactor: PostsInteractorProtocol
    private let router: PostsRouterProtocol

    init(interactor: PostsInteractorProtocol, router: PostsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

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
