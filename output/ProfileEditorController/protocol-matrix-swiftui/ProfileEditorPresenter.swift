import Combine
import Foundation

@MainActor
final class ProfileEditorPresenter: ObservableObject, ProfileEditorPresenterProtocol {
    weak var view: ProfileEditorViewProtocol?
    private let router: ProfileEditorRouterProtocol

    // MARK: - State

    lazy var birthdayFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    init(router: ProfileEditorRouterProtocol) {
        self.router = router
    }

    // MARK: - Events

    func saveTapped() throws {
        guard let view = view else { return }
        try view.validate(view.profile)
    }

    func autosave() {
        guard let view = view else { return }
        view.draft = view.profile
    }

    func countryTapped() {
        router.pickCountry { [unowned self] country in
            self.view?.showCountry(country)
        }
    }

    // MARK: - Saving

    func save() {
        view?.phase = .saving
        view?.saveTask?.cancel()
    }

    func updatePhase() {
        view?.phase = .editing
    }

    func updatePhaseOnSave(error: Error) {
        view?.phase = .failed(error.localizedDescription)
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
