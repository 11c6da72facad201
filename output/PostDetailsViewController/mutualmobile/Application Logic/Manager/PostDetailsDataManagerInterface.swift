import Foundation

/// What `PostDetailsInteractor` asks of `PostDetailsDataManager`.
@MainActor
protocol PostDetailsDataManagerInterface: AnyObject {
    var isBookmarked: Bool { get }
}
