import Foundation
import VIPERBuilder

@MainActor
final class PostsInteractor: VIPERInteractor {
    private var postsPresenter: PostsPresenter? { presenter as? PostsPresenter }

    // MARK: - Properties

    private let api: PostAPI = PostAPI.shared
    private let bookmarks = BookmarkStore.shared

    // MARK: - Loading

    func loadPosts() {
        api.posts { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let posts) where posts.isEmpty:
                self.postsPresenter?.displayMessage(NSLocalizedString("Nobody has written anything yet.", comment: ""))
            case .success(let posts):
                self.postsPresenter?.display(self.sorted(posts))
            case .failure(let error):
                self.postsPresenter?.displayMessage(error.localizedDescription)
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
