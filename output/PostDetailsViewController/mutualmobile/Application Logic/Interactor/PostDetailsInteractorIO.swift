import Foundation

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorInput: AnyObject {
    var isBookmarked: Bool { get }

    func reload()
}

/// What `PostDetailsInteractor` asks of `PostDetailsPresenter`.
@MainActor
protocol PostDetailsInteractorOutput: AnyObject {
    func display(_ shown: [Comment])
}
