import Foundation

@MainActor
final class PostsPresenter: PostsPresenterInterface {
    weak var view: PostsViewInterface?
    private let interactor: PostsInteractorInterface
    private let wireframe: PostsWireframeInterface

    init(interactor: PostsInteractorInterface, wireframe: PostsWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Loading

    func reload() {
        view?.displayLoading()
        interactor.api.posts { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let posts) where posts.isEmpty:
                self.view?.displayMessage(NSLocalizedString("Nobody has written anything yet.", comment: ""))
            case .success(let posts):
                self.view?.display(self.interactor.sorted(posts))
            case .failure(let error):
                self.view?.displayMessage(error.localizedDescription)
            }
        }
    }

    func toggleBookmark(post: Post) {
        guard let view = view else { return }
        interactor.toggleBookmarks(post: post)
        view.display(interactor.sorted(view.posts))
    }

    // MARK: - Passed on

    func isBookmarked(_ post: Post) -> Bool {
        interactor.isBookmarked(post)
    }

    func showDetails(of post: Post) {
        wireframe.showDetails(of: post)
    }
}
