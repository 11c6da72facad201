import Combine
import Foundation

@MainActor
final class PostDetailsPresenter: ObservableObject, PostDetailsPresenterProtocol {
    weak var view: PostDetailsViewProtocol?
    private let interactor: PostDetailsInteractorProtocol

    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    init(interactor: PostDetailsInteractorProtocol) {
        self.interactor = interactor
    }

    // MARK: - Actions

    func didTapBookmark() {
        guard let view = view else { return }
        delegate?.toggleBookmark(for: view.post)
        view.setUp(isBookmarked: interactor.isBookmarked)
    }

    // MARK: - Presentation

    func line(of comment: Comment) -> String {
        comment.author + ": " + comment.body
    }

    // MARK: - Passed on

    func display(_ shown: [Comment]) {
        view?.display(shown)
    }

    func reload() {
        interactor.reload()
    }

    var isBookmarked: Bool {
        interactor.isBookmarked
    }
}
