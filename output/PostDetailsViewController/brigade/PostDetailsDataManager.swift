import Foundation

@MainActor
final class PostDetailsDataManager: PostDetailsDataManagerProtocol {
    private let post: Post

    // MARK: - Properties

    private let bookmarks = BookmarkStore.shared

    init(post: Post) {
        self.post = post
    }

    // MARK: - Loading

    var isBookmarked: Bool {
        bookmarks.isBookmarked(post.id)
    }
}
