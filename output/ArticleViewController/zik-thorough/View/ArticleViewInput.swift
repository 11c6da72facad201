import Foundation

/// What `ArticleViewPresenter` asks of `ArticleViewController`.
@MainActor
protocol ArticleViewInput: AnyObject {
    var shownArticles: [Article] { get }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}
