import Foundation

/// What `PostDetailsViewController` and `PostDetailsInteractor` ask of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsPresenterProtocol: AnyObject {
    var delegate: PostDetailsDelegate? { get set }
    var isBookmarked: Bool { get }

    func display(_ shown: [Comment])
    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewProtocol: AnyObject {
    var post: Post { get }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorProtocol: AnyObject {
    var isBookmarked: Bool { get }

    func reload()
}
