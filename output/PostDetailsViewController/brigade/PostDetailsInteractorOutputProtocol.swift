import Foundation

/// What `PostDetailsInteractor` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsInteractorOutputProtocol: AnyObject {
    func display(_ shown: [Comment])
}
