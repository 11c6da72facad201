//
//  LoginController.swift
//  CameraCloud
//
//  The first screen of the app. Three teams have worked on it since 2.0.
//

import UIKit
import VIPERBuilder

/// Lets the user log in with a password or with the account of another company.
final class LoginController: UIViewController {

    lazy var viperBuilder: VIPERBuilder<LoginInteractor, LoginPresenter, LoginRouter> = VIPERBuilder(controller: self)

    // MARK: - Types

    enum Keys {
        static let recentAccounts = "login.recentAccounts"
        static let rememberMe = "login.rememberMe"
        static let lastUserName = "login.lastUserName"
    }

    // MARK: - Outlets

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet private weak var userNameField: UITextField!
    @IBOutlet private weak var passwordField: UITextField!
    @IBOutlet private weak var rememberSwitch: UISwitch!
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet private weak var errorLabel: UILabel!
    @IBOutlet private weak var accountsTable: UITableView!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    @IBOutlet private var providerButtons: [UIButton]!  // tag = index in Provider.allCases

    // MARK: - Properties

    private var isPasswordVisible = false
    private weak var activeField: UITextField?
    private let avatarCornerRadius: CGFloat = 36  // half the width in the storyboard

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Log in", comment: "")
        configureFields()
        configureTable()
        configureProviderButtons()
        observeKeyboard()
        viperBuilder.presenter.reloadRecentAccounts()
        viperBuilder.presenter.fillRememberedUser()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        updateLoginButton()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        viperBuilder.presenter.viewWillDisappear()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        avatarView.layer.cornerRadius = avatarCornerRadius
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        .lightContent
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    // MARK: - Set-up

    private func configureFields() {
        userNameField.delegate = self
        userNameField.placeholder = NSLocalizedString("Phone number or mail", comment: "")
        userNameField.autocorrectionType = .no
        userNameField.returnKeyType = .next
        passwordField.delegate = self
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .go
        errorLabel.isHidden = true
        avatarView.clipsToBounds = true
    }

    private func configureTable() {
        accountsTable.dataSource = self
        accountsTable.delegate = self
        accountsTable.register(UITableViewCell.self, forCellReuseIdentifier: "account")
        accountsTable.tableFooterView = UIView()
    }

    /// Hides the buttons of companies whose app is not installed.
    private func configureProviderButtons() {
        for button in providerButtons {
            let provider = Provider.allCases[button.tag]
            button.isHidden = !ThirdPartyKit.shared.isInstalled(provider.kitName)
            button.accessibilityLabel = viperBuilder.presenter.buttonTitle(for: provider)
        }
    }

    private func observeKeyboard() {
        let center = NotificationCenter.default
        let willShow = UIResponder.keyboardWillShowNotification
        let willHide = UIResponder.keyboardWillHideNotification
        center.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: willShow, object: nil)
        center.addObserver(self, selector: #selector(keyboardWillHide), name: willHide, object: nil)
    }

    // MARK: - Actions

    @IBAction private func loginTapped(_ sender: UIButton) {
        viperBuilder.presenter.submit(userName: userNameField.text ?? "", password: passwordField.text ?? "", captcha: nil)
    }

    @IBAction private func registerTapped(_ sender: UIButton) {
        Tracker.log("login.register")
        viperBuilder.router.openRegistration()
    }

    @IBAction private func forgotPasswordTapped(_ sender: UIButton) {
        viperBuilder.router.openForgottenPassword(userName: userNameField.text ?? "")
    }

    @IBAction private func providerTapped(_ sender: UIButton) {
        logIn(with: Provider.allCases[sender.tag])
    }

    @IBAction private func togglePassword(_ sender: UIButton) {
        isPasswordVisible.toggle()
        passwordField.isSecureTextEntry = !isPasswordVisible
    }

    @IBAction private func fieldChanged(_ sender: UITextField) {
        hideError()
        updateLoginButton()
    }

    @IBAction private func cancelTapped(_ sender: Any) {
        viperBuilder.router.close()
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        setBottomInset(frame.cgRectValue.size.height)
        if let field = activeField {
            scrollView.scrollRectToVisible(field.frame, animated: true)
        }
    }

    @objc private func keyboardWillHide() {
        setBottomInset(0)
    }

    // MARK: - Updating the screen

    /// Blocks the whole form while a request is under way.
    func setBusy(_ busy: Bool) {
        loginButton.isEnabled = !busy
        userNameField.isEnabled = !busy
        passwordField.isEnabled = !busy
        if busy {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
        UINotificationFeedbackGenerator().notificationOccurred(.error)
    }

    func hideError() {
        errorLabel.isHidden = true
    }

    func show(userName: String, remembered: Bool) {
        userNameField.text = userName
        rememberSwitch.isOn = remembered
        updateLoginButton()
    }

    func showAvatar(_ data: Data?) {
        avatarView.image = data.flatMap { UIImage(data: $0) } ?? UIImage(named: "avatar-placeholder")
    }

    func reloadTable(isEmpty: Bool) {
        accountsTable.isHidden = isEmpty
        accountsTable.reloadData()
    }

    func clearPassword() {
        passwordField.text = nil
        passwordField.becomeFirstResponder()
    }

    private func updateLoginButton() {
        let enabled = viperBuilder.presenter.isValid(userName: userNameField.text ?? "", password: passwordField.text ?? "")
        loginButton.isEnabled = enabled
        loginButton.alpha = enabled ? 1 : 0.5  // the designers want it, see CAM-1180
    }

    private func setBottomInset(_ inset: CGFloat) {
        scrollView.contentInset.bottom = inset
        scrollView.verticalScrollIndicatorInsets.bottom = inset
    }

    // MARK: - Login

    /// Logs in with another company's account.
    // TODO: Apple wants "Sign in with Apple" beside these three (CAM-2041).
    private func logIn(with provider: Provider) {
        Tracker.log("login.thirdParty", ["provider": provider.rawValue])
        view.endEditing(true)
        setBusy(true)
        ThirdPartyKit.shared.authorize(with: provider.kitName, from: self) { [weak self] code in
            guard let code = code else {
                self?.setBusy(false)
                return  // the user went back
            }
            self?.viperBuilder.interactor.requestLogin(provider: provider, code: code) { result in
                self?.spinner.stopAnimating()
                self?.setBusy(false)
                switch result {
                case .success(let account):
                    self?.viperBuilder.interactor.saveAccount(account)
                    self?.passwordField.text = nil
                    let tabs = MainTabBarController()
                    tabs.userName = account.userName
                    self?.navigationController?.pushViewController(tabs, animated: true)
                case .failure(.phoneNotBound):
                    self?.viperBuilder.router.openPhoneBinding(ticket: code)
                case .failure(let error):
                    self?.viperBuilder.presenter.handleLoginFailure(error)
                }
            }
        }
    }

    func message(for error: LoginError) -> String {
        switch error {
        case .wrongPassword:
            return String(format: NSLocalizedString("Wrong password, %d tries left.", comment: ""), remainingAttempts)
        case .unknownUser: return NSLocalizedString("Nobody has this name. Register now?", comment: "")
        case .accountLocked: return NSLocalizedString("Too many tries. Please wait a while.", comment: "")
        case .offline: return NSLocalizedString("There is no connection.", comment: "")
        case .captchaRequired, .phoneNotBound, .agreementChanged, .unknown:
            return NSLocalizedString("Something went wrong.", comment: "")
        }
    }

    // MARK: - Attempts

    private var remainingAttempts: Int {
        return viperBuilder.presenter.remainingAttempts()
    }

    // MARK: - Storage

    @IBAction private func rememberChanged(_ sender: UISwitch) {
        viperBuilder.presenter.rememberChanged(isOn: sender.isOn)
    }

    // MARK: - Navigation

    func offerRegistration(message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("Register", comment: ""), style: .default) { [weak self] _ in
                self?.viperBuilder.router.openRegistration()
            })
        present(alert, animated: true)
    }
}

// MARK: - UITableViewDataSource

extension LoginController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viperBuilder.presenter.numberOfRows()
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
        cell.textLabel?.text = viperBuilder.presenter.displayName(of: viperBuilder.presenter.recentAccounts[indexPath.row])
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        viperBuilder.interactor.forget(viperBuilder.presenter.recentAccounts[indexPath.row])
        viperBuilder.presenter.commitEditing(at: indexPath)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

// MARK: - UITableViewDelegate

extension LoginController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viperBuilder.presenter.choose(viperBuilder.presenter.recentAccounts[indexPath.row])
    }
}

// MARK: - UITextFieldDelegate

extension LoginController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        activeField = textField
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        activeField = nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === userNameField {
            passwordField.becomeFirstResponder()
        } else {
            viperBuilder.presenter.submit(userName: userNameField.text ?? "", password: passwordField.text ?? "", captcha: nil)
        }
        return true
    }
}

// MARK: - RegistrationControllerDelegate

extension LoginController: RegistrationControllerDelegate {
    func registrationController(_ controller: RegistrationController, didRegister userName: String) {
        viperBuilder.presenter.didRegister(userName: userName)
    }
}

// MARK: - Asked by the router

extension LoginController {
    func configureCaptcha(_ captcha: CaptchaController) {
        captcha.onSolved = { [weak self] text in
            guard let self = self else { return }
            self.viperBuilder.router.closeCaptcha()
            self.viperBuilder.presenter.submit(
                userName: self.userNameField.text ?? "", password: self.passwordField.text ?? "", captcha: text)
        }
    }
}

// MARK: - Passed on

extension LoginController {
    var onLogin: ((String) -> Void)? {
        get { viperBuilder.presenter.onLogin }
        set { viperBuilder.presenter.onLogin = newValue }
    }

    var prefilledUserName: String? {
        get { viperBuilder.presenter.prefilledUserName }
        set { viperBuilder.presenter.prefilledUserName = newValue }
    }
}
