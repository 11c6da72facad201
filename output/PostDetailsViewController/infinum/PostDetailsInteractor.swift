import Foundation

@MainActor
final class PostDetailsInteractor: PostDetailsInteractorInterface {
    private let post: Post

    // MARK: - Properties

    let api: PostAPI
    private let bookmarks = BookmarkStore.shared

    init(post: Post, api: PostAPI) {
        self.post = post
        self.api = api
    }

    // MARK: - Loading

    var isBookmarked: Bool {
        bookmarks.isBookmarked(post.id)
    }
}
