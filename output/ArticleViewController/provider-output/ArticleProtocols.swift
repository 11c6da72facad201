import Foundation

/// What `ArticleViewController` asks of `ArticlePresenter`.
@MainActor
protocol ArticleViewEventHandler: AnyObject {
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
protocol ArticleView: AnyObject {
    var shownArticles: [Article] { get }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}

/// What `ArticlePresenter` asks of `ArticleInteractor`.
@MainActor
protocol ArticleProvider: AnyObject {
    var articles: [Article] { get set }

    func fetchArticles()
    func savedBookmarks() -> Set<String>
    func updateArticles()
}

/// What `ArticleInteractor` asks of `ArticlePresenter`.
@MainActor
protocol ArticleOutput: AnyObject {
    func showArticles()
    func showLoading(_ isShown: Bool)
    func didFailToFetchArticles(error: Error)
}

/// What `ArticlePresenter` asks of `ArticleRouter`.
@MainActor
protocol ArticleRouting: AnyObject {
    func navigateToDetail(with articleID: String)
}
