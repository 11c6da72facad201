import Foundation
import VIPERBuilder

@MainActor
final class ProfileEditorInteractor: VIPERInteractor {
    private var profileEditorRouter: ProfileEditorRouter? { router as? ProfileEditorRouter }

    // MARK: - Passed on

    func pickCountry(then use: @escaping (String) -> Void) {
        profileEditorRouter?.pickCountry(then: use)
    }
}
