import Foundation
import RIBs

@MainActor
final class PostsInteractor: PresentableInteractor<Presentable>, PostsPresentableListener {
    // MARK: - Properties

    let api: PostAPI

    init(presenter: Presentable, api: PostAPI) {
        self.api = api
        super.init(presenter: presenter)
    }
}
