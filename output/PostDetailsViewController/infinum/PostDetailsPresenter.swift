import Foundation

@MainActor
final class PostDetailsPresenter: PostDetailsPresenterInterface {
    weak var view: PostDetailsViewInterface?
    private let interactor: PostDetailsInteractorInterface
    private let post: Post

    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    init(interactor: PostDetailsInteractorInterface, post: Post) {
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

    // MARK: - Loading

    func reload() {
        interactor.api.comments(for: post) { [weak self] result in
            guard let self = self else { return }
            if case .success(let comments) = result {
                self.view?.display(comments.sorted { $0.id < $1.id })
            }
        }
    }

    // MARK: - Passed on

    var isBookmarked: Bool {
        interactor.isBookmarked
    }
}
