import Foundation

/// What `PostsPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorInterface: AnyObject {
    var api: PostAPI { get }

    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func toggleBookmarks(post: Post)
}
