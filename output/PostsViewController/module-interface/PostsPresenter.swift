import Foundation

@MainActor
final class PostsPresenter: PostsModuleInterface {
    weak var userInterface: PostsViewInterface?
    var postsInteractor: PostsInteractorInterface!
    var postsWireFrame: PostsWireFrameInterface!

    // MARK: - Loading

    func reload() {
        userInterface?.displayLoading()
        postsInteractor.api.posts { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let posts) where posts.isEmpty:
                self.userInterface?.displayMessage(NSLocalizedString("Nobody has written anything yet.", comment: ""))
            case .success(let posts):
                self.userInterface?.display(self.postsInteractor.sorted(posts))
            case .failure(let error):
                self.userInterface?.displayMessage(error.localizedDescription)
            }
        }
    }

    func toggleBookmark(post: Post) {
        guard let userInterface = userInterface else { return }
        postsInteractor.toggleBookmarks(post: post)
        userInterface.display(postsInteractor.sorted(userInterface.posts))
    }

    // MARK: - Passed on

    func isBookmarked(_ post: Post) -> Bool {
        postsInteractor.isBookmarked(post)
    }

    func showDetails(of post: Post) {
        postsWireFrame.showDetails(of: post)
    }
}
