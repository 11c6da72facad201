import UIKit

/// Builds the Login module: what the module needs are its parameters.
@MainActor
enum LoginBuilder {
    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: LoginController) -> LoginViewEventHandler & LoginViewDataSource {
        let wireframe = LoginWireframe()
        let interactor = LoginInteractor(session: URLSession(configuration: .default), defaults: UserDefaults.standard)
        let presenter = LoginViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.dataSource = presenter
        wireframe.view = view
        return presenter
    }
}
