import Foundation

/// What `ProfileEditorController` asks of `ProfileEditorViewPresenter`.
@MainActor
protocol ProfileEditorViewEventHandler: AnyObject {
    func validate(_ text: String, field: String, limit: Int) throws
    func saveTapped() throws
    func autosave()
    func countryTapped()
    func save()
    func updatePhase()
    func updatePhaseOnSave(error: Error)
}
