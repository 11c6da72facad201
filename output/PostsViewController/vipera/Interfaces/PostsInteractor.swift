import Foundation

/// What `PostsDefaultPresenter` asks of `PostsDefaultInteractor`.
@MainActor
protocol PostsInteractor: AnyObject {
    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func loadPosts()
    func toggleBookmarks(post: Post)
}
