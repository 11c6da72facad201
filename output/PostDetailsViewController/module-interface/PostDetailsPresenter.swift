import Foundation

@MainActor
final class PostDetailsPresenter: PostDetailsModuleInterface {
    weak var userInterface: PostDetailsViewInterface?
    var postDetailsInteractor: PostDetailsInteractorInterface!
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

    // MARK: - Loading

    func reload() {
        postDetailsInteractor.api.comments(for: post) { [weak self] result in
            guard let self = self else { return }
            if case .success(let comments) = result {
                self.userInterface?.display(comments.sorted { $0.id < $1.id })
            }
        }
    }

    // MARK: - Passed on

    var isBookmarked: Bool {
        postDetailsInteractor.isBookmarked
    }
}
