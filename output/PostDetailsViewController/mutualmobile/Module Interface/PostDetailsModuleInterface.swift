import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsModuleInterface: AnyObject {
    var delegate: PostDetailsDelegate? { get set }
    var isBookmarked: Bool { get }

    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}
