import Foundation

/// What `ArticleInteractor` asks of `ArticlePresenter`.
@MainActor
protocol ArticleInteractorOutput: AnyObject {
    func showArticles()
    func showLoading(_ isShown: Bool)
    func didFailToFetchArticles(error: Error)
}
