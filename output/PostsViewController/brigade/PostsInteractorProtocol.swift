import Foundation

/// What `PostsPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorProtocol: AnyObject {
    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func loadPosts()
    func toggleBookmarks(post: Post)
}
