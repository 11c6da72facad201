import Foundation

/// What `PostDetailsViewController` asks of `PostDetailsViewPresenter`.
@MainActor
protocol PostDetailsViewEventHandler: AnyObject {
    func reload()
    func didTapBookmark()
}
