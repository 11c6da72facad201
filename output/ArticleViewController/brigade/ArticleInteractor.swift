import Foundation

@MainActor
final class ArticleInteractor: ArticleInteractorProtocol {
    weak var output: ArticleInteractorOutputProtocol?
    private let dataManager: ArticleDataManagerProtocol

    // MARK: - Properties

    var articles: [Article] = []

    private var isLoading = false

    private let service: ArticleService

    init(dataManager: ArticleDataManagerProtocol, service: ArticleService) {
        self.dataManager = dataManager
        self.service = service
    }

    // MARK: - Loading

    func updateArticles() {
        articles = dataManager.cachedArticles()
    }

    func fetchArticles() {
        guard !isLoading else { return }
        isLoading = true
        output?.showLoading(articles.isEmpty)
        service.articles { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            self.output?.showLoading(false)
            switch result {
            case .success(let articles):
                self.dataManager.cache(articles)
                self.articles = articles.sorted { $0.publishedAt > $1.publishedAt }
                self.output?.showArticles()
            case .failure(let error):
                self.output?.didFailToFetchArticles(error: error)
            }
        }
    }

    // MARK: - Passed on

    func savedBookmarks() -> Set<String> {
        dataManager.savedBookmarks()
    }
}
