import Foundation

/// What `ArticleViewPresenter` asks of `ArticleWireframe`.
@MainActor
protocol ArticleWireframeInput: AnyObject {
    func navigateToDetail(with articleID: String)
}
