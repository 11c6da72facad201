import Foundation

@MainActor
final class PostDetailsPresenter: PostDetailsPresenterProtocol {
    weak var view: PostDetailsViewProtocol?
    private let interactor: PostDetailsInteractorProtocol
    private let post: Post

    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    init(interactor: PostDetailsInteractorProtocol, post: Post) {
        self.interactor = interactor
        self.post = post
    }

    // MARK: - Actions

    func didTapBookmark() {
        delegate?.toggleBookmark(for: post)
        view?.setUp(isBookmarked: interactor.isBookmarked)
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
