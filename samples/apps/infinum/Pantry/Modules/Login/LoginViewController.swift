import UIKit

final class LoginViewController: UIViewController {

    // MARK: - Public properties

    var presenter: LoginPresenterInterface!

    // MARK: - Private properties

    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let loginButton = UIButton(type: .system)

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [emailField, passwordField, loginButton])
        stack.axis = .vertical
        stack.frame = view.bounds.insetBy(dx: 24, dy: 160)
        view.addSubview(stack)
        passwordField.isSecureTextEntry = true
        loginButton.addTarget(self, action: #selector(loginTapped), for: .touchUpInside)
    }

    @objc private func loginTapped() {
        presenter.didTapLogin(email: emailField.text, password: passwordField.text)
    }
}

// MARK: - Extensions

extension LoginViewController: LoginViewInterface {

    func setLoading(_ isLoading: Bool) {
        loginButton.isEnabled = !isLoading
    }

    func show(message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
