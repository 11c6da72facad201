import Foundation

/// What `ArticlePresenter` asks of `ArticleRouter`.
@MainActor
protocol ArticleRouterInput: AnyObject {
    func navigateToDetail(with articleID: String)
}
