import Foundation

@MainActor
final class PostsDataManager: PostsDataManagerInterface {
    // MARK: - Properties

    private let bookmarks = BookmarkStore.shared

    // MARK: - Bookmarks

    func isBookmarked(_ post: Post) -> Bool {
        bookmarks.isBookmarked(post.id)
    }

    func toggleBookmarks(post: Post) {
        bookmarks.toggle(post.id)
    }
}
