import Foundation

class PostsDefaultInteractor {

    weak var presenter: PostsPresenter?

    private let contentService: ContentService
    private let bookmarkService: BookmarkService

    init(contentService: ContentService, bookmarkService: BookmarkService) {
        self.contentService = contentService
        self.bookmarkService = bookmarkService
    }
}

extension PostsDefaultInteractor: PostsInteractor {

    func posts(_ completion: @escaping Loaded<[Post]>) {
        self.contentService.posts(completion)
    }

    func toggleBookmark(for post: Post) {
        self.bookmarkService.toggle(post)
    }
}
