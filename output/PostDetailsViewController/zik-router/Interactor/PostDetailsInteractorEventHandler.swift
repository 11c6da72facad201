import Foundation

/// What `PostDetailsInteractor` asks of `PostDetailsViewPresenter`.
@MainActor
protocol PostDetailsInteractorEventHandler: AnyObject {
    func display(_ shown: [Comment])
}
