import Foundation

@MainActor
final class PostDetailsPresenter: PostDetailsModuleInterface, PostDetailsInteractorOutput {
    weak var userInterface: PostDetailsViewInterface?
    var postDetailsInteractor: PostDetailsInteractorInput!
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
        userInterface?.setUp(isBookmarked: postDetailsInteractor.isBookmarked)
    }

    // MARK: - Presentation

    func line(of comment: Comment) -> String {
        comment.author + ": " + comment.body
    }

    // MARK: - Passed on

    func display(_ shown: [Comment]) {
        userInterface?.display(shown)
    }

    func reload() {
        postDetailsInteractor.reload()
    }

    var isBookmarked: Bool {
        postDetailsInteractor.isBookmarked
    }
}
