import Foundation

@MainActor
final class PostsInteractor: PostsInteractorProtocol {
    weak var output: PostsInteractorOutputProtocol?
    private let dataManager: PostsDataManagerProtocol

    // MARK: - Properties

    private let api: PostAPI

    init(dataManager: PostsDataManagerProtocol, api: PostAPI) {
        self.dataManager = dataManager
        self.api = api
    }

    // MARK: - Loading

    func loadPosts() {
        api.posts { [weak self] result in
            guard let self = self else { return }
            switch result {
            case .success(let posts) where posts.isEmpty:
                self.output?.displayMessage(NSLocalizedString("Nobody has written anything yet.", comment: ""))
            case .success(let posts):
                self.output?.display(self.sorted(posts))
            case .failure(let error):
                self.output?.displayMessage(error.localizedDescription)
            }
        }
    }

    /// Bookmarks first, then by number.
    func sorted(_ posts: [Post]) -> [Post] {
        posts.sorted { left, right in
            let isLeft = dataManager.isBookmarked(left)
            return isLeft == dataManager.isBookmarked(right) ? left.id < right.id : isLeft
        }
    }

    // MARK: - Passed on

    func isBookmarked(_ post: Post) -> Bool {
        dataManager.isBookmarked(post)
    }

    func toggleBookmarks(post: Post) {
        dataManager.toggleBookmarks(post: post)
    }
}
