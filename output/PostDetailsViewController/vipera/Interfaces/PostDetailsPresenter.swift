import Foundation

/// What `PostDetailsViewController` and `PostDetailsDefaultInteractor` ask of `PostDetailsDefaultPresenter`.
@MainActor
protocol PostDetailsPresenter: AnyObject {
    var delegate: PostDetailsDelegate? { get set }
    var isBookmarked: Bool { get }

    func display(_ shown: [Comment])
    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}
