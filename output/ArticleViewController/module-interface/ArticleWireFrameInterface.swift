import Foundation

/// What `ArticlePresenter` asks of `ArticleWireFrame`.
@MainActor
protocol ArticleWireFrameInterface: AnyObject {
    func navigateToDetail(with articleID: String)
}
