import Foundation

/// What `PostDetailsDefaultPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsView: AnyObject {
    var delegate: PostDetailsDelegate? { get set }

    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}
