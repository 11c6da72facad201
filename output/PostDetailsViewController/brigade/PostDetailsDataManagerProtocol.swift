import Foundation

/// What `PostDetailsInteractor` asks of `PostDetailsDataManager`.
@MainActor
protocol PostDetailsDataManagerProtocol: AnyObject {
    var isBookmarked: Bool { get }
}
