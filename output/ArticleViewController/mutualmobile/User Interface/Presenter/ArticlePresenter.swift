import UIKit

@MainActor
final class ArticlePresenter: ArticleModuleInterface, ArticleInteractorOutput {
    weak var userInterface: ArticleViewInterface?
    var articleInteractor: ArticleInteractorInput!
    var articleWireframe: ArticleWireframeInterface!

    // MARK: - Properties

    private var bookmarkedIDs: Set<String> = []

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    // MARK: - Table

    func didSelectRow(at indexPath: IndexPath) {
        guard let userInterface = userInterface else { return }
        let article = userInterface.shownArticles[indexPath.row]
        Tracker.log("article_opened", ["id": article.id])
        articleWireframe.navigateToDetail(with: article.id)
    }

    // MARK: - Presentation

    func heading(of article: Article) -> String {
        isBookmarked(article) ? "★ " + article.title : article.title
    }

    func subtitle(of article: Article) -> String {
        dateFormatter.string(from: article.publishedAt) + " · " + article.summary
    }

    private func message(for error: Error) -> String {
        articleInteractor.articles.isEmpty
            ? NSLocalizedString("The articles could not be loaded.", comment: "") : error.localizedDescription
    }

    // MARK: - Loading

    func loadSavedArticles() {
        articleInteractor.updateArticles()
        bookmarkedIDs = articleInteractor.savedBookmarks()
        userInterface?.showArticles()
    }

    func didFailToFetchArticles(error: Error) {
        userInterface?.showError(message(for: error))
    }

    // MARK: - Storage

    func isBookmarked(_ article: Article) -> Bool {
        bookmarkedIDs.contains(article.id)
    }

    // MARK: - Passed on

    var articles: [Article] {
        get { articleInteractor.articles }
        set { articleInteractor.articles = newValue }
    }

    func showArticles() {
        userInterface?.showArticles()
    }

    func showLoading(_ isShown: Bool) {
        userInterface?.showLoading(isShown)
    }

    func fetchArticles() {
        articleInteractor.fetchArticles()
    }
}
