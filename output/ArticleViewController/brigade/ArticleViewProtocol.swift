import Foundation

/// What `ArticlePresenter` asks of `ArticleViewController`.
@MainActor
protocol ArticleViewProtocol: AnyObject {
    var shownArticles: [Article] { get }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}
