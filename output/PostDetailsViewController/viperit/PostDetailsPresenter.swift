import Foundation
import Viperit

@MainActor
final class PostDetailsPresenter: Presenter, PostDetailsPresenterApi {
    private var view: PostDetailsViewApi? { _view as? PostDetailsViewApi }
    private var interactor: PostDetailsInteractorApi { _interactor as! PostDetailsInteractorApi }

    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    // MARK: - Actions

    func didTapBookmark() {
        guard let view = view else { return }
        delegate?.toggleBookmark(for: view.post)
        view.setUp(isBookmarked: view.isBookmarked)
    }

    // MARK: - Presentation

    func line(of comment: Comment) -> String {
        comment.author + ": " + comment.body
    }

    // MARK: - Loading

    func handleReload() {
        guard let view = view else { return }
        interactor.api.comments(for: view.post) { [weak self] result in
            guard let self = self else { return }
            if case .success(let comments) = result {
                self.view?.display(comments.sorted { $0.id < $1.id })
            }
        }
    }

    // MARK: - Passed on

    func reload() {
        interactor.reload()
    }
}
