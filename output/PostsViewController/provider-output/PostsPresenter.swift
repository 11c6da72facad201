import Foundation

@MainActor
final class PostsPresenter: PostsViewEventHandler, PostsOutput {
    weak var view: PostsView?
    var postsProvider: PostsProvider!
    var router: PostsRouting!

    // MARK: - Loading

    func reload() {
        view?.displayLoading()
        postsProvider.loadPosts()
    }

    func toggleBookmark(post: Post) {
        guard let view = view else { return }
        postsProvider.toggleBookmarks(post: post)
        view.display(postsProvider.sorted(view.posts))
    }

    // MARK: - Passed on

    func display(_ shown: [Post]) {
        view?.display(shown)
    }

    func displayMessage(_ message: String) {
        view?.displayMessage(message)
    }

    func isBookmarked(_ post: Post) -> Bool {
        postsProvider.isBookmarked(post)
    }

    func showDetails(of post: Post) {
        router.showDetails(of: post)
    }
}
