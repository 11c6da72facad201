import Foundation

/// What `PostDetailsPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewInterface: AnyObject {
    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}
