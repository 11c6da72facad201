import Foundation

/// What `ArticleViewController` asks of `ArticlePresenter`.
@MainActor
protocol ArticleViewOutput: AnyObject {
    var shownArticles: [Article] { get }

    func heading(of article: Article) -> String
    func subtitle(of article: Article) -> String
    func loadSavedArticles()
    func fetchArticles()
    func navigateToDetail(with articleID: String)
    func searchTextDidChange(searchText: String)
}

/// What `ArticlePresenter` asks of `ArticleViewController`.
@MainActor
protocol ArticleViewInput: AnyObject {
    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}

/// What `ArticlePresenter` asks of `ArticleInteractor`.
@MainActor
protocol ArticleInteractorInput: AnyObject {
    var articles: [Article] { get set }

    func fetchArticles()
    func savedBookmarks() -> Set<String>
    func updateArticles()
}

/// What `ArticleInteractor` asks of `ArticlePresenter`.
@MainActor
protocol ArticleInteractorOutput: AnyObject {
    func showArticles()
    func showLoading(_ isShown: Bool)
    func didFailToFetchArticles(error: Error)
}

/// What `ArticlePresenter` asks of `ArticleRouter`.
@MainActor
protocol ArticleRouterInput: AnyObject {
    func navigateToDetail(with articleID: String)
}
