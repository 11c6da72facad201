import Foundation

/// What `ArticleViewController` asks of `ArticlePresenter`.
@MainActor
protocol ArticlePresenterInterface: PresenterInterface {
    var articles: [Article] { get set }

    func heading(of article: Article) -> String
    func subtitle(of article: Article) -> String
    func loadSavedArticles()
    func fetchArticles()
    func isBookmarked(_ article: Article) -> Bool
    func didSelectRow(at indexPath: IndexPath)
}

/// What `ArticlePresenter` asks of `ArticleViewController`.
@MainActor
protocol ArticleViewInterface: ViewInterface {
    var shownArticles: [Article] { get }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}

/// What `ArticlePresenter` asks of `ArticleInteractor`.
@MainActor
protocol ArticleInteractorInterface: InteractorInterface {
    var articles: [Article] { get set }
    var isLoading: Bool { get }
    var service: ArticleService { get }

    func cache(_ articles: [Article])
    func savedBookmarks() -> Set<String>
    func updateArticles()
    func startLoading()
    func stopLoading()
}

/// What `ArticlePresenter` asks of `ArticleWireframe`.
@MainActor
protocol ArticleWireframeInterface: WireframeInterface {
    func navigateToDetail(with articleID: String)
}
