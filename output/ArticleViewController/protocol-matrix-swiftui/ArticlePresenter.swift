import Combine
import UIKit

@MainActor
final class ArticlePresenter: ObservableObject, ArticlePresenterProtocol {
    weak var view: ArticleViewProtocol?
    private let interactor: ArticleInteractorProtocol
    private let router: ArticleRouterProtocol

    // MARK: - Properties

    @Published private var bookmarkedIDs: Set<String> = []

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    init(interactor: ArticleInteractorProtocol, router: ArticleRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - Table

    func didSelectRow(at indexPath: IndexPath) {
        guard let view = view else { return }
        let article = view.shownArticles[indexPath.row]
        Tracker.log("article_opened", ["id": article.id])
        router.navigateToDetail(with: article.id)
    }

    // MARK: - Presentation

    func heading(of article: Article) -> String {
        isBookmarked(article) ? "★ " + article.title : article.title
    }

    func subtitle(of article: Article) -> String {
        dateFormatter.string(from: article.publishedAt) + " · " + article.summary
    }

    private func message(for error: Error) -> String {
        interactor.articles.isEmpty
            ? NSLocalizedString("The articles could not be loaded.", comment: "") : error.localizedDescription
    }

    // MARK: - Loading

    func loadSavedArticles() {
        interactor.updateArticles()
        bookmarkedIDs = interactor.savedBookmarks()
        view?.showArticles()
    }

    func didFailToFetchArticles(error: Error) {
        view?.showError(message(for: error))
    }

    // MARK: - Storage

    func isBookmarked(_ article: Article) -> Bool {
        bookmarkedIDs.contains(article.id)
    }

    // MARK: - Passed on

    var articles: [Article] {
        get { interactor.articles }
        set { interactor.articles = newValue }
    }

    func showArticles() {
        view?.showArticles()
    }

    func showLoading(_ isShown: Bool) {
        view?.showLoading(isShown)
    }

    func fetchArticles() {
        interactor.fetchArticles()
    }
}
