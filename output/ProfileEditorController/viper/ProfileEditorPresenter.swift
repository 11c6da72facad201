import Foundation

@MainActor
final class ProfileEditorPresenter: ProfileEditorViewOutput {
    private let router: ProfileEditorRouterInput

    init(router: ProfileEditorRouterInput) {
        self.router = router
    }

    // MARK: - Saving

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

    // MARK: - Passed on

    func pickCountry(then use: @escaping (String) -> Void) {
        router.pickCountry(then: use)
    }
}
