import Foundation

/// What `ArticleViewController` asks of `ArticleViewPresenter`.
@MainActor
protocol ArticleViewEventHandler: AnyObject {
    func loadSavedArticles()
    func fetchArticles()
    func didSelectRow(at indexPath: IndexPath)
}
