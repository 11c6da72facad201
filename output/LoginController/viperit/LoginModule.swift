import UIKit
import Viperit

/// Ties the parts of the Login module together.
@MainActor
enum LoginModule {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func build(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> LoginController {
        view._presenter = build(view: view)
        view.prefilledUserName = prefilledUserName
        view.onLogin = onLogin
        return view
    }

    /// Ties the module of a view that exists already.
    static func build(view: LoginController) -> LoginPresenter {
        let router = LoginRouter()
        let interactor = LoginInteractor()
        let presenter = LoginPresenter()
        presenter._view = view
        presenter._interactor = interactor
        presenter._router = router
        interactor._presenter = presenter
        router._presenter = presenter
        return presenter
    }
}
