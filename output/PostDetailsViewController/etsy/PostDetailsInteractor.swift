import Foundation
import VIPERBuilder

@MainActor
final class PostDetailsInteractor: VIPERInteractor {
    private var postDetailsPresenter: PostDetailsPresenter? { presenter as? PostDetailsPresenter }

    // MARK: - Properties

    let api: PostAPI = PostAPI.shared

    // MARK: - Loading

    func reload() {
        postDetailsPresenter?.handleReload()
    }
}
