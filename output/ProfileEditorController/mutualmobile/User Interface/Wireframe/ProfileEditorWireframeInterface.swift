import Foundation

/// What `ProfileEditorPresenter` asks of `ProfileEditorWireframe`.
@MainActor
protocol ProfileEditorWireframeInterface: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
