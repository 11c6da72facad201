import Foundation

/// What `PostsViewPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorInput: AnyObject {
    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func loadPosts()
    func toggleBookmarks(post: Post)
}
