import Foundation

/// What `PostsPresenter` asks of `PostsInteractor`.
@MainActor
protocol PostsInteractorInput: AnyObject {
    func sorted(_ posts: [Post]) -> [Post]
    func isBookmarked(_ post: Post) -> Bool
    func loadPosts()
    func toggleBookmarks(post: Post)
}

/// What `PostsInteractor` asks of `PostsPresenter`.
@MainActor
protocol PostsInteractorOutput: AnyObject {
    func display(_ shown: [Post])
    func displayMessage(_ message: String)
}
