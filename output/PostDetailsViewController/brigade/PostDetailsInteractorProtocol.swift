import Foundation

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorProtocol: AnyObject {
    var isBookmarked: Bool { get }

    func reload()
}
