import Foundation

/// What `PostDetailsDefaultPresenter` asks of `PostDetailsViewController`.
@MainActor
protocol PostDetailsView: AnyObject {
    func setUp(isBookmarked: Bool)
    func display(_ shown: [Comment])
}
