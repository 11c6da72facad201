import Foundation

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewInterface: AnyObject {
    var delegate: PostDetailsDelegate? { get set }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}
