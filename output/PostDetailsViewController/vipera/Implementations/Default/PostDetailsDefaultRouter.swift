import Foundation

@MainActor
final class PostDetailsDefaultRouter: PostDetailsRouter {
    // MARK: - Properties

    /// Keeps the bookmarks.
    weak var delegate: PostDetailsDelegate?
}
