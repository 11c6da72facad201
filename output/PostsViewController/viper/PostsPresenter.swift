import Foundation

@MainActor
final class PostsPresenter: PostsViewOutput, PostsInteractorOutput {
    weak var view: PostsViewInput?
    private let interactor: PostsInteractorInput
    private let router: PostsRouterInput

    init(interactor: PostsInteractorInput, router: PostsRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func toggleBookmark(post: Post) {
        guard let view = view else { return }
        interactor.toggleBookmarks(post: post)
        view.display(interactor.sorted(view.posts))
    }

    // MARK: - Passed on

    func displayLoading() {
        view?.displayLoading()
    }

    func display(_ shown: [Post]) {
        view?.display(shown)
    }

    func displayMessage(_ message: String) {
        view?.displayMessage(message)
    }

    func reload() {
        interactor.reload()
    }

    func isBookmarked(_ post: Post) -> Bool {
        interactor.isBookmarked(post)
    }

    func showDetails(of post: Post) {
        router.showDetails(of: post)
    }
}
