import Foundation

/// What `ProfileEditorDefaultPresenter` asks of `ProfileEditorController`.
@MainActor
protocol ProfileEditorView: AnyObject {
    var profile: ProfileEditorController.Profile { get }
    var phase: ProfileEditorController.Phase { get set }
    var saveTask: Task<Void, Never>? { get set }

    @discardableResult
    func validate(_ profile: ProfileEditorController.Profile) throws -> Bool
    func showCountry(_ country: String)
}
