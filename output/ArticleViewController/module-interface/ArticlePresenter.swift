import UIKit

@MainActor
final class ArticlePresenter: ArticleModuleInterface {
    weak var userInterface: ArticleViewInterface?
    var articleInteractor: ArticleInteractorInterface!
    var articleWireFrame: ArticleWireFrameInterface!

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
        articleWireFrame.navigateToDetail(with: article.id)
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

    func fetchArticles() {
        guard !articleInteractor.isLoading else { return }
        articleInteractor.startLoading()
        userInterface?.showLoading(articleInteractor.articles.isEmpty)
        articleInteractor.service.articles { [weak self] result in
            guard let self = self else { return }
            self.articleInteractor.stopLoading()
            self.userInterface?.showLoading(false)
            switch result {
            case .success(let articles):
                self.articleInteractor.cache(articles)
                self.articleInteractor.articles = articles.sorted { $0.publishedAt > $1.publishedAt }
                self.userInterface?.showArticles()
            case .failure(let error):
                self.userInterface?.showError(self.message(for: error))
            }
        }
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
}
