import Foundation

@MainActor
final class ProfileEditorPresenter: ProfileEditorViewOutput {
    weak var view: ProfileEditorViewInput?
    private let interactor: ProfileEditorInteractorInput
    private let router: ProfileEditorRouterInput
    private let userID: String

    init(interactor: ProfileEditorInteractorInput, router: ProfileEditorRouterInput, userID: String) {
        self.interactor = interactor
        self.router = router
        self.userID = userID
    }

    // MARK: - State

    var draft: ProfileEditorController.Profile? {
        get { ProfileEditorController.drafts[userID] }
        set { ProfileEditorController.drafts[userID] = newValue }
    }

    // MARK: - Events

    func countryTapped() {
        router.pickCountry { [unowned self] country in
            self.view?.showCountry(country)
        }
    }

    // MARK: - Saving

    func didSaveTask(profile: ProfileEditorController.Profile) async {
        do {
            let saved: ProfileEditorController.Profile = try await interactor.send(profile, to: "profile/\(userID)", method: "PUT")
            view?.commit(profile: saved, progress: 1)
            view?.phase = .editing
            view?.close(afterSaving: true, animated: true)
        } catch {
            view?.phase = .failed(error.localizedDescription)
        }
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
