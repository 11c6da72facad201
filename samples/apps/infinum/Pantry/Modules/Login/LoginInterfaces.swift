import UIKit

protocol LoginWireframeInterface: WireframeInterface {
    func openRecipes()
}

protocol LoginViewInterface: ViewInterface {
    func setLoading(_ isLoading: Bool)
    func show(message: String)
}

protocol LoginPresenterInterface: PresenterInterface {
    func didTapLogin(email: String?, password: String?)
}

protocol LoginInteractorInterface: InteractorInterface {
    func logIn(email: String, password: String, completion: @escaping (Result<Void, Error>) -> Void)
}
