import Foundation

/// What `ArticleViewController` asks of `ArticleViewPresenter`.
@MainActor
protocol ArticleViewDataSource: AnyObject {
    var articles: [Article] { get set }

    func heading(of article: Article) -> String
    func subtitle(of article: Article) -> String
    func isBookmarked(_ article: Article) -> Bool
}
