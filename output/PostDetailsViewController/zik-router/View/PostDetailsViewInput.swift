import Foundation

/// What `PostDetailsViewPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsViewInput: AnyObject {
    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}
