import Foundation

/// What `PostDetailsViewController` and `PostDetailsDefaultInteractor` ask of `PostDetailsDefaultPresenter`.
@MainActor
protocol PostDetailsPresenter: AnyObject {
    var isBookmarked: Bool { get }

    func display(_ shown: [Comment])
    func line(of comment: Comment) -> String
    func reload()
    func didTapBookmark()
}
