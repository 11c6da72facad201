import UIKit

@MainActor
final class ArticleWireframe: ArticleWireframeInterface {
    weak var articleViewController: UIViewController?

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        articleViewController?.navigationController?.pushViewController(detail, animated: true)
    }
}
