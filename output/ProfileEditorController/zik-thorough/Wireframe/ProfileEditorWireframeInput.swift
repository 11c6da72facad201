import Foundation

/// What `ProfileEditorViewPresenter` asks of `ProfileEditorWireframe`.
@MainActor
protocol ProfileEditorWireframeInput: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
