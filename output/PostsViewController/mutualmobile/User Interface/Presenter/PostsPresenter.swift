import Foundation

@MainActor
final class PostsPresenter: PostsModuleInterface, PostsInteractorOutput {
    weak var userInterface: PostsViewInterface?
    var postsInteractor: PostsInteractorInput!
    var postsWireframe: PostsWireframeInterface!

    // MARK: - Loading

    func reload() {
        userInterface?.displayLoading()
        postsInteractor.loadPosts()
    }

    func toggleBookmark(post: Post) {
        guard let userInterface = userInterface else { return }
        postsInteractor.toggleBookmarks(post: post)
        userInterface.display(postsInteractor.sorted(userInterface.posts))
    }

    // MARK: - Passed on

    func display(_ shown: [Post]) {
        userInterface?.display(shown)
    }

    func displayMessage(_ message: String) {
        userInterface?.displayMessage(message)
    }

    func isBookmarked(_ post: Post) -> Bool {
        postsInteractor.isBookmarked(post)
    }

    func showDetails(of post: Post) {
        postsWireframe.showDetails(of: post)
    }
}
