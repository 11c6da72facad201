import Foundation

/// What `ArticlePresenter` asks of `ArticleWireframe`.
@MainActor
protocol ArticleWireframeProtocol: AnyObject {
    func navigateToDetail(with articleID: String)
}
