import Foundation

/// What `PostDetailsViewPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewInput: AnyObject {
    var delegate: PostDetailsDelegate? { get set }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}
