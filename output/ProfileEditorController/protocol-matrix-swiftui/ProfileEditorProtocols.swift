import Foundation

/// What `ProfileEditorController` asks of `ProfileEditorPresenter`.
@MainActor
protocol ProfileEditorPresenterProtocol: AnyObject {
    var birthdayFormatter: DateFormatter { get set }

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

/// What `ProfileEditorPresenter` asks of `ProfileEditorController`.
@MainActor
protocol ProfileEditorViewProtocol: AnyObject {
    var profile: ProfileEditorController.Profile { get }
    var phase: ProfileEditorController.Phase { get set }
    var saveTask: Task<Void, Never>? { get set }
    var draft: ProfileEditorController.Profile? { get set }

    @discardableResult
    func validate(_ profile: ProfileEditorController.Profile) throws -> Bool
    func showCountry(_ country: String)
}

/// What `ProfileEditorPresenter` asks of `ProfileEditorRouter`.
@MainActor
protocol ProfileEditorRouterProtocol: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
