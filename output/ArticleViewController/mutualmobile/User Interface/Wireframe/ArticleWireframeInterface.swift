import Foundation

/// What `ArticlePresenter` asks of `ArticleWireframe`.
@MainActor
protocol ArticleWireframeInterface: AnyObject {
    func navigateToDetail(with articleID: String)
}
