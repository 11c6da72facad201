import Foundation

@MainActor
final class PostsInteractor: PostsInteractorInput {
    weak var output: PostsInteractorOutput?

    // MARK: - Properties

    private let api: PostAPI
    private let bookmarks = BookmarkStore.shared

    init(api: PostAPI) {
        self.api = api
    }

    // MARK: - Loading

    func reload() {
        output?.displayLoading()
        api.posts { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let posts) where posts.isEmpty:
                self.output?.displayMessage(NSLocalizedString("Nobody has written anything yet.", comment: ""))
            case .success(let posts):
                self.output?.display(self.sorted(posts))
            case .failure(let error):
                self.output?.displayMessage(error.localizedDescription)
            }
        }
    }

    /// Bookmarks first, then by number.
    func sorted(_ posts: [Post]) -> [Post] {
        posts.sorted { left, right in
            let isLeft = isBookmarked(left)
            return isLeft == isBookmarked(right) ? left.id < right.id : isLeft
        }
    }

    // MARK: - Bookmarks

    func isBookmarked(_ post: Post) -> Bool {
        bookmarks.isBookmarked(post.id)
    }

    func toggleBookmarks(post: Post) {
        bookmarks.toggle(post.id)
    }
}
