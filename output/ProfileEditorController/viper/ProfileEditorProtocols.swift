import Foundation

/// What `ProfileEditorController` asks of `ProfileEditorPresenter`.
@MainActor
protocol ProfileEditorViewOutput: AnyObject {
    var draft: ProfileEditorController.Profile? { get set }

    func validate(_ text: String, field: String, limit: Int) throws
    func text(for error: ProfileEditorController.ValidationError) -> String
    func countryName(_ code: String) -> String
    func countryTapped()
    func didSaveTask(profile: ProfileEditorController.Profile) async
}

/// What `ProfileEditorPresenter` asks of `ProfileEditorController`.
@MainActor
protocol ProfileEditorViewInput: AnyObject {
    var phase: ProfileEditorController.Phase { get set }

    func commit(profile: ProfileEditorController.Profile, progress: Double)
    func close(afterSaving saved: Bool, animated: Bool)
    func showCountry(_ country: String)
}

/// What `ProfileEditorPresenter` asks of `ProfileEditorInteractor`.
@MainActor
protocol ProfileEditorInteractorInput: AnyObject {
    func send<Body: Encodable, Answer: Decodable>(_ body: Body, to path: String, method: String) async throws -> Answer
}

/// What `ProfileEditorPresenter` asks of `ProfileEditorRouter`.
@MainActor
protocol ProfileEditorRouterInput: AnyObject {
    func pickCountry(then use: @escaping (String) -> Void)
}
