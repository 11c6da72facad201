import Foundation

/// What `ProfileEditorPresenter` asks of `ProfileEditorRouter`.
@MainActor
protocol ProfileEditorRouterInput: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
