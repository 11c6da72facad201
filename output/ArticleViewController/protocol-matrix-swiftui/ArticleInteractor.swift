import Foundation

@MainActor
final class ArticleInteractor: ArticleInteractorProtocol {
    weak var presenter: ArticlePresenterProtocol?

    // MARK: - Properties

    var articles: [Article] = []

    private var isLoading = false

    private let service: ArticleService
    private let defaults: UserDefaults

    init(service: ArticleService, defaults: UserDefaults) {
        self.service = service
        self.defaults = defaults
    }

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
