import Foundation

/// What `ArticleInteractor` asks of `ArticleViewPresenter`.
@MainActor
protocol ArticleInteractorEventHandler: AnyObject {
    func showArticles()
    func showLoading(_ isShown: Bool)
    func didFailToFetchArticles(error: Error)
}
