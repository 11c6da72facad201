import Foundation
import RIBs

/// What `ProfileEditorInteractor` asks of `ProfileEditorController`.
@MainActor
protocol ProfileEditorPresentable: Presentable {
    var profile: ProfileEditorController.Profile { get }
    var phase: ProfileEditorController.Phase { get set }
    var userID: String { get }
    var saveTask: Task<Void, Never>? { get set }

    @discardableResult
    func validate(_ profile: ProfileEditorController.Profile) throws -> Bool
}

/// What `ProfileEditorInteractor` asks of `ProfileEditorRouter`.
@MainActor
protocol ProfileEditorRouting: ViewableRouting {
    func pickCountry(then use: @escaping (String) -> Void)
}

@MainActor
final class ProfileEditorInteractor: PresentableInteractor<ProfileEditorPresentable>, ProfileEditorPresentableListener {
    weak var router: ProfileEditorRouting?

    // MARK: - State

    lazy var birthdayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    var draft: ProfileEditorController.Profile? {
        get { ProfileEditorController.drafts[presenter.userID] }
        set { ProfileEditorController.drafts[presenter.userID] = newValue }
    }

    // MARK: - Events

    func validateSave() throws {
        try presenter.validate(presenter.profile)
    }

    func storeDraft() {
        draft = presenter.profile
    }

    // MARK: - Saving

    func save() {
        presenter.phase = .saving
        presenter.saveTask?.cancel()
    }

    func updatePhase() {
        presenter.phase = .editing
    }

    func updatePhaseOnSave(error: Error) {
        presenter.phase = .failed(error.localizedDescription)
    }

    func validateWithProfile(_ profile: ProfileEditorController.Profile) throws {
        try validate(profile.name, field: "name", limit: ProfileEditorController.nameLimit)
        guard profile.mail.range(of: ProfileEditorController.mailPattern, options: .regularExpression) != nil else {
            throw ProfileEditorController.ValidationError.malformedMail
        }
    }

    private func validate(_ text: String, field: String, limit: Int) throws {
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

    // MARK: - Passed on

    func pickCountry(then use: @escaping (String) -> Void) {
        router?.pickCountry(then: use)
    }
}
