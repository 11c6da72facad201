import Foundation

@MainActor
final class PostsDataManager: PostsDataManagerProtocol {
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
