import UIKit

@MainActor
final class ArticlePresenter: ArticlePresenterInterface {
    weak var view: ArticleViewInterface?
    private let interactor: ArticleInteractorInterface
    private let wireframe: ArticleWireframeInterface

    // MARK: - Properties

    private var bookmarkedIDs: Set<String> = []

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    init(interactor: ArticleInteractorInterface, wireframe: ArticleWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    // MARK: - Table

    func didSelectRow(at indexPath: IndexPath) {
        guard let view = view else { return }
        let article = view.shownArticles[indexPath.row]
        Tracker.log("article_opened", ["id": article.id])
        wireframe.navigateToDetail(with: article.id)
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

    func fetchArticles() {
        guard !interactor.isLoading else { return }
        interactor.startLoading()
        view?.showLoading(interactor.articles.isEmpty)
        interactor.service.articles { [weak self] result in
            guard let self = self else { return }
            self.interactor.stopLoading()
            self.view?.showLoading(false)
            switch result {
            case .success(let articles):
                self.interactor.cache(articles)
                self.interactor.articles = articles.sorted { $0.publishedAt > $1.publishedAt }
                self.view?.showArticles()
            case .failure(let error):
                self.view?.showError(self.message(for: error))
            }
        }
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
}
