import Foundation

/// What `ArticleDefaultPresenter` asks of `ArticleViewController`.
@MainActor
protocol ArticleView: AnyObject {
    var shownArticles: [Article] { get }

    func showArticles()
    func showError(_ message: String)
    func showLoading(_ isShown: Bool)
}
