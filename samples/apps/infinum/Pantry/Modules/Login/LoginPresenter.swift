import Foundation

final class LoginPresenter {

    // MARK: - Private properties

    private unowned let view: LoginViewInterface
    private let interactor: LoginInteractorInterface
    private let wireframe: LoginWireframeInterface

    // MARK: - Lifecycle

    init(view: LoginViewInterface, interactor: LoginInteractorInterface, wireframe: LoginWireframeInterface) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions

extension LoginPresenter: LoginPresenterInterface {

    func didTapLogin(email: String?, password: String?) {
        guard let email = email, email.contains("@"), let password = password, !password.isEmpty else {
            view.show(message: "Please enter your e-mail address and password.")
            return
        }
        view.setLoading(true)
        interactor.logIn(email: email, password: password) { [weak self] result in
            self?.view.setLoading(false)
            switch result {
            case .success: self?.wireframe.openRecipes()
            case .failure(let error): self?.view.show(message: error.localizedDescription)
            }
        }
    }
}
