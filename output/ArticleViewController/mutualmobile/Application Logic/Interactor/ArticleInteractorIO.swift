import Foundation

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
