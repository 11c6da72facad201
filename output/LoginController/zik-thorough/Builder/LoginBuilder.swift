import UIKit

/// Builds the Login module: what the module needs are its parameters.
@MainActor
enum LoginBuilder {
    /// Prepares a screen out of a storyboard: gives it its module and what callers give.
    @discardableResult
    static func viewController(
        _ view: LoginController,
        prefilledUserName: String? = nil,
        onLogin: ((String) -> Void)? = nil
    ) -> UIViewController {
        view.eventHandler = buildView(view)
        view.viewDataSource.prefilledUserName = prefilledUserName
        view.viewDataSource.onLogin = onLogin
        return view
    }

    /// Builds the module of a view that exists already.
    static func buildView(_ view: LoginController) -> LoginViewEventHandler & LoginViewDataSource {
        let wireframe = LoginWireframe()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        wireframe.view = view
        return presenter
    }
}
