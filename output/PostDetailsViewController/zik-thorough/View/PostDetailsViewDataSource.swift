import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsViewPresenter`.
@MainActor
protocol PostDetailsViewDataSource: AnyObject {
    var delegate: PostDetailsDelegate? { get set }
    var isBookmarked: Bool { get }

    func line(of comment: Comment) -> String
}
