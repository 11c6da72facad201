import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsViewOutput: AnyObject {
    var isBookmarked: Bool { get }

    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}
