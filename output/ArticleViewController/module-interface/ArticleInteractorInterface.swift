import Foundation

/// What `ArticlePresenter` asks of `ArticleInteractor`.
@MainActor
protocol ArticleInteractorInterface: AnyObject {
    var articles: [Article] { get set }
    var isLoading: Bool { get }
    var service: ArticleService { get }

    func cache(_ articles: [Article])
    func savedBookmarks() -> Set<String>
    func updateArticles()
    func startLoading()
    func stopLoading()
}
