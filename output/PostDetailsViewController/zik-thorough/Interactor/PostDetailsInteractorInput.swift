import Foundation

/// What `PostDetailsViewPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorInput: AnyObject {
    var isBookmarked: Bool { get }

    func reload()
}
