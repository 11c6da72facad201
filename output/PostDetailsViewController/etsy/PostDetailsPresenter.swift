import Foundation
import VIPERBuilder

@MainActor
final class PostDetailsPresenter: VIPERPresenter {
    private var postDetailsInteractor: PostDetailsInteractor? { interactor as? PostDetailsInteractor }
    private var postDetailsController: PostDetailsViewController? { controller as? PostDetailsViewController }

    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?

    // MARK: - Actions

    func didTapBookmark() {
        guard let postDetailsController = postDetailsController else { return }
        delegate?.toggleBookmark(for: postDetailsController.post)
        postDetailsController.setUp(isBookmarked: postDetailsController.isBookmarked)
    }

    // MARK: - Presentation

    func line(of comment: Comment) -> String {
        comment.author + ": " + comment.body
    }

    // MARK: - Loading

    func handleReload() {
        guard let postDetailsInteractor = postDetailsInteractor, let postDetailsController = postDetailsController else { return }
        postDetailsInteractor.api.comments(for: postDetailsController.post) { [weak self] result in
            guard let self = self else { return }
            if case .success(let comments) = result {
                self.postDetailsController?.display(comments.sorted { $0.id < $1.id })
            }
        }
    }
}
