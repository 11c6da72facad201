import UIKit
import VIPERBuilder

@MainActor
final class ArticlePresenter: VIPERPresenter {
    private var articleInteractor: ArticleInteractor? { interactor as? ArticleInteractor }
    private var articleController: ArticleViewController? { controller as? ArticleViewController }

    // MARK: - Properties

    private var bookmarkedIDs: Set<String> = []

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    // MARK: - Table

    func didSelectRow(at indexPath: IndexPath) {
        guard let articleController = articleController else { return }
        let article = articleController.shownArticles[indexPath.row]
        Tracker.log("article_opened", ["id": article.id])
        articleInteractor?.navigateToDetail(with: article.id)
    }

    // MARK: - Presentation

    func heading(of article: Article) -> String {
        isBookmarked(article) ? "★ " + article.title : article.title
    }

    func subtitle(of article: Article) -> String {
        dateFormatter.string(from: article.publishedAt) + " · " + article.summary
    }

    // MARK: - Loading

    func loadSavedArticles() {
        guard let articleInteractor = articleInteractor else { return }
        articleInteractor.updateArticles()
        bookmarkedIDs = articleInteractor.savedBookmarks()
        articleController?.showArticles()
    }

    // MARK: - Storage

    func isBookmarked(_ article: Article) -> Bool {
        bookmarkedIDs.contains(article.id)
    }

    // MARK: - Passed on

    func showArticles() {
        articleController?.showArticles()
    }

    func showLoading(_ isShown: Bool) {
        articleController?.showLoading(isShown)
    }

    func showErrorForArticles(error: Error) {
        articleController?.showErrorForArticles(error: error)
    }
}
