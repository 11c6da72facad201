import Foundation

@MainActor
final class PostDetailsPresenter: PostDetailsViewEventHandler, PostDetailsOutput {
    weak var view: PostDetailsView?
    var postDetailsProvider: PostDetailsProvider!
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
        view?.setUp(isBookmarked: postDetailsProvider.isBookmarked)
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
        postDetailsProvider.reload()
    }

    var isBookmarked: Bool {
        postDetailsProvider.isBookmarked
    }
}
