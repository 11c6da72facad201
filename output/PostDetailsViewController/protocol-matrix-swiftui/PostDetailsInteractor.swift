import Foundation

@MainActor
final class PostDetailsInteractor: PostDetailsInteractorProtocol {
    weak var presenter: PostDetailsPresenterProtocol?
    private let post: Post

    // MARK: - Properties

    private let api: PostAPI
    private let bookmarks = BookmarkStore.shared

    init(post: Post, api: PostAPI) {
        self.post = post
        self.api = api
    }

    // MARK: - Loading

    func reload() {
        api.comments(for: post) { [weak self] result in
            guard let self = self else { return }
            if case .success(let comments) = result {
                self.presenter?.display(comments.sorted { $0.id < $1.id })
            }
        }
    }

    var isBookmarked: Bool {
        bookmarks.isBookmarked(post.id)
    }
}
