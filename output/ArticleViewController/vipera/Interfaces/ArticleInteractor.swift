import Foundation

/// What `ArticleDefaultPresenter` asks of `ArticleDefaultInteractor`.
@MainActor
protocol ArticleInteractor: AnyObject {
    var articles: [Article] { get set }

    func fetchArticles()
    func savedBookmarks() -> Set<String>
    func updateArticles()
}
