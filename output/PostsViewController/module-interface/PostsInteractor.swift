import Foundation

@MainActor
final class PostsInteractor: PostsInteractorInterface {
    // MARK: - Properties

    let api: PostAPI
    private let bookmarks = BookmarkStore.shared

    init(api: PostAPI) {
        self.api = api
    }

    // MARK: - Loading

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
