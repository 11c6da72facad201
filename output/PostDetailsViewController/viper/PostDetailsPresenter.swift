import Foundation

@MainActor
final class PostDetailsPresenter: PostDetailsViewOutput, PostDetailsInteractorOutput {
    weak var view: PostDetailsViewInput?
    private let interactor: PostDetailsInteractorInput
    private let post: Post

    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    init(interactor: PostDetailsInteractorInput, post: Post) {
        self.interactor = interactor
        self.post = post
    }

    func didTapBookmark() {
        guard let view = view else { return }
        delegate?.toggleBookmark(for: post)
        view.setUp(isBookmarked: view.isBookmarked)
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
}
