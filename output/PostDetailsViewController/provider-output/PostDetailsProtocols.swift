import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsViewEventHandler: AnyObject {
    var delegate: PostDetailsDelegate? { get set }
    var isBookmarked: Bool { get }

    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsView: AnyObject {
    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsProvider: AnyObject {
    var isBookmarked: Bool { get }

    func reload()
}

/// What `PostDetailsInteractor` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsOutput: AnyObject {
    func display(_ shown: [Comment])
}
