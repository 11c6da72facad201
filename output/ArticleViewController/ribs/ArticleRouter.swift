import RIBs
import UIKit

@MainActor
final class ArticleRouter: ViewableRouter<Interactable, ViewControllable>, ArticleRouting {
    // MARK: - Navigation

    func navigateToDetail(with articleID: String) {
        let detail = ArticleDetailController()
        detail.articleID = articleID
        viewController.uiviewController.navigationController?.pushViewController(detail, animated: true)
    }
}
