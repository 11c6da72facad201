import Foundation

@MainActor
final class ProfileEditorPresenter: ProfileEditorModuleInterface {
    weak var userInterface: ProfileEditorViewInterface?
    var profileEditorWireFrame: ProfileEditorWireFrameInterface!
    private let userID: String

    // MARK: - State

    lazy var birthdayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    init(userID: String) {
        self.userID = userID
    }

    var draft: ProfileEditorController.Profile? {
        get { ProfileEditorController.drafts[userID] }
        set { ProfileEditorController.drafts[userID] = newValue }
    }

    // MARK: - Events

    func saveTapped() throws {
        guard let userInterface = userInterface else { return }
        try userInterface.validate(userInterface.profile)
    }

    func autosave() {
        guard let userInterface = userInterface else { return }
        draft = userInterface.profile
    }

    func countryTapped() {
        profileEditorWireFrame.pickCountry { [unowned self] country in
            self.userInterface?.showCountry(country)
        }
    }

    // MARK: - Saving

    func save() {
        userInterface?.phase = .saving
        userInterface?.saveTask?.cancel()
    }

    func updatePhase() {
        userInterface?.phase = .editing
    }

    func updatePhaseOnSave(error: Error) {
        userInterface?.phase = .failed(error.localizedDescription)
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
