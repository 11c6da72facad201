import Foundation
import VIPERBuilder

@MainActor
final class ProfileEditorPresenter: VIPERPresenter {
    private var profileEditorInteractor: ProfileEditorInteractor? { interactor as? ProfileEditorInteractor }
    private var profileEditorController: ProfileEditorController? { controller as? ProfileEditorController }

    // MARK: - State

    lazy var birthdayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    // MARK: - Events

    func saveTapped() throws {
        guard let profileEditorController = profileEditorController else { return }
        try profileEditorController.validate(profileEditorController.profile)
    }

    func autosave() {
        guard let profileEditorController = profileEditorController else { return }
        profileEditorController.draft = profileEditorController.profile
    }

    func countryTapped() {
        profileEditorInteractor?.pickCountry { [unowned self] country in
            self.profileEditorController?.showCountry(country)
        }
    }

    // MARK: - Saving

    func save() {
        profileEditorController?.phase = .saving
        profileEditorController?.saveTask?.cancel()
    }

    func updatePhase() {
        profileEditorController?.phase = .editing
    }

    func updatePhaseOnSave(error: Error) {
        profileEditorController?.phase = .failed(error.localizedDescription)
    }

    func validate(_ text: String, field: String, limit: Int) throws {
        if text.isEmpty { throw ProfileEditorController.ValidationError.empty(field: field) }
        if text.count > limit { throw ProfileEditorController.ValidationError.tooLong(field: field, limit: limit) }
    }

    func text(for error: ProfileEditorController.ValidationError) -> String {
        switch error {
        case .empty(let field): return "Please enter your \(field)."
        case let .tooLong(field, limit): return "Your \(field) has more than \(limit) letters."
        case .malformedMail: return "This is not a mail address."
        }
    }

    func countryName(_ code: String) -> String {
        Locale.current.localizedString(forRegionCode: code) ?? code
    }
}
