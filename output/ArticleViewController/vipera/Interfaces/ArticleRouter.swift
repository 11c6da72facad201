import Foundation

/// What `ArticleDefaultPresenter` asks of `ArticleDefaultRouter`.
@MainActor
protocol ArticleRouter: AnyObject {
    func navigateToDetail(with articleID: String)
}
