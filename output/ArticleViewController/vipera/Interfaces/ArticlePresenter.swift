import Foundation

/// What `ArticleViewController` and `ArticleDefaultInteractor` ask of `ArticleDefaultPresenter`.
@MainActor
protocol ArticlePresenter: AnyObject {
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
