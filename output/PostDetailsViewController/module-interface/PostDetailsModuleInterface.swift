import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsModuleInterface: AnyObject {
    var isBookmarked: Bool { get }

    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}
