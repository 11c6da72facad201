import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsViewPresenter`.
@MainActor
protocol PostDetailsViewDataSource: AnyObject {
    var isBookmarked: Bool { get }

    func line(of comment: Comment) -> String
}
