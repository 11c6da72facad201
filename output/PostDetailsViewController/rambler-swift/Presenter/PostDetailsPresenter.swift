import Foundation

@MainActor
final class PostDetailsPresenter: PostDetailsViewOutput, PostDetailsInteractorOutput {
    weak var view: PostDetailsViewInput?
    var interactor: PostDetailsInteractorInput!
    private let post: Post

    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    init(post: Post) {
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
