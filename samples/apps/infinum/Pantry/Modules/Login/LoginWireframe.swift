import UIKit

final class LoginWireframe: BaseWireframe<LoginViewController> {

    // MARK: - Module setup

    init() {
        let moduleViewController = LoginViewController()
        super.init(viewController: moduleViewController)

        let interactor = LoginInteractor()
        let presenter = LoginPresenter(view: moduleViewController, interactor: interactor, wireframe: self)
        moduleViewController.presenter = presenter
    }
}

// MARK: - Extensions

extension LoginWireframe: LoginWireframeInterface {

    func openRecipes() {
        navigationController?.setRootWireframe(RecipesWireframe())
    }
}
