import Foundation

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorInput: AnyObject {
    var isBookmarked: Bool { get }

    func reload()
}
