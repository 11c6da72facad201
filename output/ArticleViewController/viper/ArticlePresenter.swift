import Foundation

@MainActor
final class ArticlePresenter: ArticleViewOutput, ArticleInteractorOutput {
    weak var view: ArticleViewInput?
    private let interactor: ArticleInteractorInput
    private let router: ArticleRouterInput

    // MARK: - Properties

    private var query = ""
    private var bookmarkedIDs: Set<String> = []

    private lazy var dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    init(interactor: ArticleInteractorInput, router: ArticleRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func searchTextDidChange(searchText: String) {
        query = searchText.trimmingCharacters(in: .whitespaces)
        view?.showArticles()
    }

    // MARK: - Presentation

    /// What the search leaves, bookmarks first.
    var shownArticles: [Article] {
        let found = query.isEmpty ? interactor.articles : interactor.articles.filter { $0.title.localizedCaseInsensitiveContains(query) }
        return found.filter { isBookmarked($0) } + found.filter { !isBookmarked($0) }
    }

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

    private func isBookmarked(_ article: Article) -> Bool {
        bookmarkedIDs.contains(article.id)
    }

    // MARK: - Passed on

    func showArticles() {
        view?.showArticles()
    }

    func showLoading(_ isShown: Bool) {
        view?.showLoading(isShown)
    }

    func fetchArticles() {
        interactor.fetchArticles()
    }

    func navigateToDetail(with articleID: String) {
        router.navigateToDetail(with: articleID)
    }
}
