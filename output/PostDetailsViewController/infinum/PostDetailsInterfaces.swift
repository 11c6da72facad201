import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsPresenterInterface: PresenterInterface {
    var delegate: PostDetailsDelegate? { get set }
    var isBookmarked: Bool { get }

    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewInterface: ViewInterface {
    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorInterface: InteractorInterface {
    var api: PostAPI { get }
    var isBookmarked: Bool { get }
}
