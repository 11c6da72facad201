import Foundation

/// What `ProfileEditorController` asks of `ProfileEditorPresenter`.
@MainActor
protocol ProfileEditorViewOutput: AnyObject {
    func validate(_ text: String, field: String, limit: Int) throws
    func text(for error: ProfileEditorController.ValidationError) -> String
    func countryName(_ code: String) -> String
    func pickCountry(then use: @escaping (String) -> Void)
}

/// What `ProfileEditorPresenter` asks of `ProfileEditorRouter`.
@MainActor
protocol ProfileEditorRouterInput: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
