import UIKit

@MainActor
final class ArticleWireFrame: ArticleWireFrameInterface {
    weak var viewController: UIViewController?

    // MARK: - Pages by key

    /// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
    func routing(messageOfPage message: ArticleMessageInfo) {
        guard let show = Self.pages[message.name] else {
            NSLog("%@", "ArticleWireFrame has no page '\(message.name)'")
            return
        }
        do {
            try show(self, message)
        } catch {
            NSLog("%@", "ArticleWireFrame cannot show '\(message.name)': \(error)")
        }
    }

    /// What shows each page, by its key.
    private static let pages: [String: (ArticleWireFrame, ArticleMessageInfo) throws -> Void] = [
        ArticleMessageInfo.Page.navigateToDetail: { wireFrame, message in
            wireFrame.navigateToDetail(with: try message.value("articleID"))
        },
    ]

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        viewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
