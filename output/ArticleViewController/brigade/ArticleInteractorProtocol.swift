import Foundation

/// What `ArticlePresenter` asks of `ArticleInteractor`.
@MainActor
protocol ArticleInteractorProtocol: AnyObject {
    var articles: [Article] { get set }

    func fetchArticles()
    func savedBookmarks() -> Set<String>
    func updateArticles()
}
