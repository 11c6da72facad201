import Foundation
import Viperit

@MainActor
final class ArticleInteractor: Interactor, ArticleInteractorApi {
    private var presenter: ArticlePresenterApi? { _presenter as? ArticlePresenterApi }

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
        presenter?.showLoading(articles.isEmpty)
        service.articles { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            self.presenter?.showLoading(false)
            switch result {
            case .success(let articles):
                self.cache(articles)
                self.articles = articles.sorted { $0.publishedAt > $1.publishedAt }
                self.presenter?.showArticles()
            case .failure(let error):
                self.presenter?.didFailToFetchArticles(error: error)
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
}
