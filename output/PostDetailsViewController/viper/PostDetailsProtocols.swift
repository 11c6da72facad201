import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsViewOutput: AnyObject {
    var delegate: PostDetailsDelegate? { get set }

    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewInput: AnyObject {
    var isBookmarked: Bool { get }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorInput: AnyObject {
    func reload()
}

/// What `PostDetailsInteractor` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsInteractorOutput: AnyObject {
    func display(_ shown: [Comment])
}
