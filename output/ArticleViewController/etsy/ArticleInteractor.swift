import Foundation
import VIPERBuilder

@MainActor
final class ArticleInteractor: VIPERInteractor {
    private var articlePresenter: ArticlePresenter? { presenter as? ArticlePresenter }
    private var articleRouter: ArticleRouter? { router as? ArticleRouter }

    // MARK: - Properties

    var articles: [Article] = []

    private var isLoading = false

    private let service: ArticleService = ArticleService.shared
    private let defaults = UserDefaults.standard

    // MARK: - Loading

    func updateArticles() {
        articles = cachedArticles()
    }

    func fetchArticles() {
        guard !isLoading else { return }
        isLoading = true
        articlePresenter?.showLoading(articles.isEmpty)
        service.articles { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            self.articlePresenter?.showLoading(false)
            switch result {
            case .success(let articles):
                self.cache(articles)
                self.articles = articles.sorted { $0.publishedAt > $1.publishedAt }
                self.articlePresenter?.showArticles()
            case .failure(let error):
                self.articlePresenter?.showErrorForArticles(error: error)
            }
        }
    }

    // MARK: - Storage

    private func cachedArticles() -> [Article] {
        guard let data = defaults.data(forKey: "articles") else { return [] }
        return (try? JSONDecoder().decode([Article].self, from: data)) ?? []
    }

    private func cache(_ articles: [Article]) {
        defaults.set(try? JSONEncoder().encode(articles), forKey: "articles")
    }

    func savedBookmarks() -> Set<String> {
        Set(defaults.stringArray(forKey: "bookmarks") ?? [])
    }

    // MARK: - Passed on

    func navigateToDetail(with articleID: String) {
        articleRouter?.navigateToDetail(with: articleID)
    }
}
