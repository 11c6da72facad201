import Foundation
import Viperit

/// What `PostDetailsViewController` and `PostDetailsInteractor` ask of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsPresenterApi: PresenterProtocol {
    var delegate: PostDetailsDelegate? { get set }

    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
    func handleReload()
}

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewApi: UserInterfaceProtocol {
    var post: Post { get }
    var isBookmarked: Bool { get }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorApi: AnyObject, InteractorProtocol {
    var api: PostAPI { get }

    func reload()
}
