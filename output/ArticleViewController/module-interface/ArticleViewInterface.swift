import Foundation

/// What `ArticlePresenter` asks of `ArticleViewController`.
@MainActor
protocol ArticleViewInterface: AnyObject {
    var shownArticles: [Article] { get }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}
