import Foundation

@MainActor
final class PostsWireFrame: PostsWireFrameInterface {
    weak var viewController: PostsViewController?

    // MARK: - Pages by key

    /// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
    func routing(messageOfPage message: PostsMessageInfo) {
        guard let show = Self.pages[message.name] else {
            NSLog("%@", "PostsWireFrame has no page '\(message.name)'")
            return
        }
        do {
            try show(self, message)
        } catch {
            NSLog("%@", "PostsWireFrame cannot show '\(message.name)': \(error)")
        }
    }

    /// What shows each page, by its key.
    private static let pages: [String: (PostsWireFrame, PostsMessageInfo) throws -> Void] = [
        PostsMessageInfo.Page.showDetails: { wireFrame, message in
            wireFrame.showDetails(of: try message.value("post"))
        },
    ]

    // MARK: - Navigation

    func showDetails(of post: Post) {
        guard let viewController = viewController else { return }
        let details = PostPageController(post: post)
        details.delegate = viewController
        viewController.show(details, sender: nil)
    }
}
