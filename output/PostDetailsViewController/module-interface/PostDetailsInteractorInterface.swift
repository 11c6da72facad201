import Foundation

/// What `PostDetailsPresenter` asks of `PostDetailsInteractor`.
@MainActor
protocol PostDetailsInteractorInterface: AnyObject {
    var api: PostAPI { get }
    var isBookmarked: Bool { get }
}
