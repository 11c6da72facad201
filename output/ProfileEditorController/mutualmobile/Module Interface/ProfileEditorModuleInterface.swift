import Foundation

/// What `ProfileEditorController` asks of `ProfileEditorPresenter`.
@MainActor
protocol ProfileEditorModuleInterface: AnyObject {
    var birthdayFormatter: DateFormatter { get set }
    var draft: ProfileEditorController.Profile? { get }

    func validate(_ text: String, field: String, limit: Int) throws
    func text(for error: ProfileEditorController.ValidationError) -> String
    func countryName(_ code: String) -> String
    func saveTapped() throws
    func autosave()
    func countryTapped()
    func save()
    func updatePhase()
    func updatePhaseOnSave(error: Error)
}
