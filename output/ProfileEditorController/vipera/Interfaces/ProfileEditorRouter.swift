import Foundation

/// What `ProfileEditorDefaultPresenter` asks of `ProfileEditorDefaultRouter`.
@MainActor
protocol ProfileEditorRouter: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
