import Foundation

/// What `PostDetailsDefaultPresenter` asks of `PostDetailsDefaultInteractor`.
@MainActor
protocol PostDetailsInteractor: AnyObject {
    var isBookmarked: Bool { get }

    func reload()
}
