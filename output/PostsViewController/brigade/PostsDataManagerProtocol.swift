import Foundation

/// What `PostsInteractor` asks of `PostsDataManager`.
@MainActor
protocol PostsDataManagerProtocol: AnyObject {
    func isBookmarked(_ post: Post) -> Bool
    func toggleBookmarks(post: Post)
}
