import Foundation
import Viperit

@MainActor
final class PostDetailsInteractor: Interactor, PostDetailsInteractorApi {
    private var presenter: PostDetailsPresenterApi? { _presenter as? PostDetailsPresenterApi }

    // MARK: - Properties

    let api: PostAPI = PostAPI.shared

    // MARK: - Loading

    func reload() {
        presenter?.handleReload()
    }
}
