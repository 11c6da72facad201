import Foundation

/// What `ArticleInteractor` asks of `ArticleDataManager`.
@MainActor
protocol ArticleDataManagerInterface: AnyObject {
    func cachedArticles() -> [Article]
    func cache(_ articles: [Article])
    func savedBookmarks() -> Set<String>
}
