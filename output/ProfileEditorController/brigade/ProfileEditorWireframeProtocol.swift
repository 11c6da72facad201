import Foundation

/// What `ProfileEditorPresenter` asks of `ProfileEditorWireframe`.
@MainActor
protocol ProfileEditorWireframeProtocol: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
