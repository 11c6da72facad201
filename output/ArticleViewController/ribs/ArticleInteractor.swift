import Foundation
import RIBs

/// What `ArticleInteractor` asks of `ArticleViewController`.
@MainActor
protocol ArticlePresentable: Presentable {
    var articles: [Article] { get set }
    var query: String { get set }
    var bookmarkedIDs: Set<String> { get set }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}

/// What `ArticleInteractor` asks of `ArticleRouter`.
@MainActor
protocol ArticleRouting: ViewableRouting {
    func navigateToDetail(with articleID: String)
}

@MainActor
final class ArticleInteractor: PresentableInteractor<ArticlePresentable>, ArticlePresentableListener {
    weak var router: ArticleRouting?

    // MARK: - Properties

    private var isLoading = false

    private let service: ArticleService
    private let defaults: UserDefaults

    init(presenter: ArticlePresentable, service: ArticleService, defaults: UserDefaults) {
        self.service = service
        self.defaults = defaults
        super.init(presenter: presenter)
    }

    // MARK: - Actions

    func updateQuery(searchText: String) {
        presenter.query = searchText.trimmingCharacters(in: .whitespaces)
        presenter.showArticles()
    }

    // MARK: - Presentation

    private func message(for error: Error) -> String {
        presenter.articles.isEmpty
            ? NSLocalizedString("The articles could not be loaded.", comment: "") : error.localizedDescription
    }

    // MARK: - Loading

    func loadSavedArticles() {
        presenter.articles = cachedArticles()
        presenter.bookmarkedIDs = savedBookmarks()
        presenter.showArticles()
    }

    func fetchArticles() {
        guard !isLoading else { return }
        isLoading = true
        presenter.showLoading(presenter.articles.isEmpty)
        service.articles { [weak self] result in
            guard let self = self else { return }
            self.isLoading = false
            self.presenter.showLoading(false)
            switch result {
            case .success(let articles):
                self.cache(articles)
                self.presenter.articles = articles.sorted { $0.publishedAt > $1.publishedAt }
                self.presenter.showArticles()
            case .failure(let error):
                self.presenter.showError(self.message(for: error))
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

    private func savedBookmarks() -> Set<String> {
        Set(defaults.stringArray(forKey: "bookmarks") ?? [])
    }

    // MARK: - Passed on

    func navigateToDetail(with articleID: String) {
        router?.navigateToDetail(with: articleID)
    }
}
