import Foundation

/// What `PostDetailsDefaultPresenter` asks of `PostDetailsDefaultRouter`.
@MainActor
protocol PostDetailsRouter: AnyObject {
    var delegate: PostDetailsDelegate? { get set }
}
