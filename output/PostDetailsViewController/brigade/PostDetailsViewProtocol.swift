import Foundation

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewProtocol: AnyObject {
    var delegate: PostDetailsDelegate? { get set }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}
