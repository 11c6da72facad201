import Foundation

class PostDetailsDefaultInteractor {

    weak var presenter: PostDetailsPresenter?

    private let contentService: ContentService
    private let bookmarkService: BookmarkService

    init(contentService: ContentService, bookmarkService: BookmarkService) {
        self.contentService = contentService
        self.bookmarkService = bookmarkService
    }
}

extension PostDetailsDefaultInteractor: PostDetailsInteractor {

    func isBookmarked(_ post: Post) -> Bool {
        return self.bookmarkService.isBookmarked(post)
    }

    func comments(for post: Post, _ completion: @escaping Loaded<[Comment]>) {
        self.contentService.comments(for: post, completion)
    }
}
