import UIKit

@MainActor
final class ArticleRouter: ArticleRouterInput {
    weak var transitionHandler: UIViewController?

    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        transitionHandler?.navigationController?.pushViewController(detail, animated: true)
    }
}
