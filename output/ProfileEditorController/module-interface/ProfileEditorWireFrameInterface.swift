import Foundation

/// What `ProfileEditorPresenter` asks of `ProfileEditorWireFrame`.
@MainActor
protocol ProfileEditorWireFrameInterface: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
