import Foundation

/// What `PostDetailsInteractor` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsInteractorOutput: AnyObject {
    func display(_ shown: [Comment])
}
