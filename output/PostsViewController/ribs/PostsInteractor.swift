import Foundation
import RIBs

@MainActor
final class PostsInteractor: PresentableInteractor<Presentable>, PostsPresentableListener {
    // MARK: - Properties

    let api: PostAPI = PostAPI.shared
}
