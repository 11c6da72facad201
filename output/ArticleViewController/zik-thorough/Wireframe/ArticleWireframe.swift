import UIKit

@MainActor
final class ArticleWireframe: ArticleWireframeInput {
    weak var view: UIViewController?

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        view?.navigationController?.pushViewController(detail, animated: true)
    }
}
