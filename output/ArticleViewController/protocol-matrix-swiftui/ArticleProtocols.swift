import Foundation

/// What `ArticleViewController` and `ArticleInteractor` ask of `ArticlePresenter`.
@MainActor
protocol ArticlePresenterProtocol: AnyObject {
    var articles: [Article] { get set }

    func showArticles()
    func showLoading(_ isShown: Bool)
    func heading(of article: Article) -> String
    func subtitle(of article: Article) -> String
    func loadSavedArticles()
    func fetchArticles()
    func isBookmarked(_ article: Article) -> Bool
    func didSelectRow(at indexPath: IndexPath)
    func didFailToFetchArticles(error: Error)
}

/// What `ArticlePresenter` asks of `ArticleViewController`.
@MainActor
protocol ArticleViewProtocol: AnyObject {
    var shownArticles: [Article] { get }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}

/// What `ArticlePresenter` asks of `ArticleInteractor`.
@MainActor
protocol ArticleInteractorProtocol: AnyObject {
    var articles: [Article] { get set }

    func fetchArticles()
    func savedBookmarks() -> Set<String>
    func updateArticles()
}

/// What `ArticlePresenter` asks of `ArticleRouter`.
@MainActor
protocol ArticleRouterProtocol: AnyObject {
    func navigateToDetail(with articleID: String)
}
