import Foundation

/// What `ArticleViewController` asks of `ArticlePresenter`.
@MainActor
protocol ArticleViewOutput: AnyObject {
    var articles: [Article] { get set }

    func heading(of article: Article) -> String
    func subtitle(of article: Article) -> String
    func loadSavedArticles()
    func fetchArticles()
    func isBookmarked(_ article: Article) -> Bool
    func didSelectRow(at indexPath: IndexPath)
}
