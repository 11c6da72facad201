//
//  LoginController.swift
//  CameraCloud
//
//  The first screen of the app. Three teams have worked on it since 2.0.
//

import UIKit
import RIBs

/// What `LoginController` asks of `LoginInteractor`.
@MainActor
protocol LoginPresentableListener: AnyObject {
    var onLogin: ((String) -> Void)? { get set }
    var prefilledUserName: String? { get set }

    func handleLoginSuccess(_ account: LoginController.Account)
    func isValid(userName: String, password: String) -> Bool
    func reloadRecentAccounts()
    func fillRememberedUser()
    func choose(_ account: LoginController.Account)
    func requestLogin(
        _ credentials: LoginController.Credentials,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )
    func requestLogin(
        provider: LoginController.Provider,
        code: String,
        completion: @escaping (Result<LoginController.Account, LoginController.LoginError>) -> Void
    )
    func registerFailedAttempt(at date: Date, maximumAttempts: Int)
    func isLockedOut(at date: Date) -> Bool
    func saveAccount(_ account: LoginController.Account)
    func forget(_ account: LoginController.Account)
    func openForgottenPassword(userName: String)
    func openCaptcha()
    func openPhoneBinding(ticket: String?)
    func openAgreement()
    func close()
    func cancelLoginTask()
    func saveRememberMe(isOn: Bool)
    func showRegister(userName: String)
}

/// Lets the user log in with a password or with the account of another company.
final class LoginController: UIViewController {

    /// The interactor: who builds the module keeps it, by its router.
    weak var listener: LoginPresentableListener?

    // MARK: - Types

    enum Keys {
        static let recentAccounts = "login.recentAccounts"
        static let rememberMe = "login.rememberMe"
        static let lastUserName = "login.lastUserName"
    }

    // MARK: - Outlets

    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet weak var userNameField: UITextField!
    @IBOutlet weak var passwordField: UITextField!
    @IBOutlet private weak var rememberSwitch: UISwitch!
    @IBOutlet private weak var loginButton: UIButton!
    @IBOutlet private weak var errorLabel: UILabel!
    @IBOutlet private weak var accountsTable: UITableView!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    @IBOutlet private var providerButtons: [UIButton]!  // tag = index in Provider.allCases

    // MARK: - Properties

    var recentAccounts: [Account] = []
    private var isPasswordVisible = false
    private weak var activeField: UITextField?
    private let avatarCornerRadius: CGFloat = 36  // half the width in the storyboard

    var failedAttempts = 0
    private let maximumAttempts = 5

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Log in", comment: "")
        configureFields()
        configureTable()
        configureProviderButtons()
        observeKeyboard()
        listener?.reloadRecentAccounts()
        listener?.fillRememberedUser()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
        updateLoginButton()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        listener?.cancelLoginTask()
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
            button.accessibilityLabel = buttonTitle(for: provider)
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
        submit(userName: userNameField.text ?? "", password: passwordField.text ?? "")
    }

    @IBAction private func registerTapped(_ sender: UIButton) {
        Tracker.log("login.register")
        openRegistration()
    }

    @IBAction private func forgotPasswordTapped(_ sender: UIButton) {
        listener?.openForgottenPassword(userName: userNameField.text ?? "")
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
        listener?.close()
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
    private func setBusy(_ busy: Bool) {
        loginButton.isEnabled = !busy
        userNameField.isEnabled = !busy
        passwordField.isEnabled = !busy
        if busy {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }

    private func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
        UINotificationFeedbackGenerator().notificationOccurred(.error)
    }

    private func hideError() {
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
        guard let listener = listener else { return }
        let enabled = listener.isValid(userName: userNameField.text ?? "", password: passwordField.text ?? "")
        loginButton.isEnabled = enabled
        loginButton.alpha = enabled ? 1 : 0.5  // the designers want it, see CAM-1180
    }

    private func setBottomInset(_ inset: CGFloat) {
        scrollView.contentInset.bottom = inset
        scrollView.verticalScrollIndicatorInsets.bottom = inset
    }

    // MARK: - Login

    /// Checks what was entered and logs in.
    func submit(userName: String, password: String, captcha: String? = nil) {
        guard let listener = listener else { return }
        guard listener.isValid(userName: userName, password: password) else {
            showError(NSLocalizedString("Please check your input.", comment: ""))
            return
        }
        if listener.isLockedOut(at: Date()) {
            showError(message(for: .accountLocked))
            return
        }
        hideError()
        setBusy(true)
        listener.requestLogin(Credentials(userName: userName, password: password, captcha: captcha)) { [weak self] result in
            guard let self = self else { return }
            self.setBusy(false)
            switch result {
            case .success(let account):
                self.listener?.handleLoginSuccess(account)
            case .failure(let error):
                self.handleLoginFailure(error)
            }
        }
    }

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
            self?.listener?.requestLogin(provider: provider, code: code) { result in
                self?.spinner.stopAnimating()
                self?.setBusy(false)
                switch result {
                case .success(let account):
                    self?.listener?.saveAccount(account)
                    self?.passwordField.text = nil
                    let tabs = MainTabBarController()
                    tabs.userName = account.userName
                    self?.navigationController?.pushViewController(tabs, animated: true)
                case .failure(.phoneNotBound):
                    self?.listener?.openPhoneBinding(ticket: code)
                case .failure(let error):
                    self?.handleLoginFailure(error)
                }
            }
        }
    }

    /// Many codes lead to a screen of their own; the others only show a message.
    private func handleLoginFailure(_ error: LoginError) {
        Tracker.log("login.failed", ["code": String(error.rawValue)])
        switch error {
        case .wrongPassword:
            listener?.registerFailedAttempt(at: Date(), maximumAttempts: maximumAttempts)
            clearPassword()
            showError(message(for: error))
        case .captchaRequired:
            listener?.openCaptcha()
        case .phoneNotBound:
            listener?.openPhoneBinding(ticket: nil)
        case .agreementChanged:
            listener?.openAgreement()
        case .unknownUser:
            offerRegistration(message: message(for: error))
        case .accountLocked, .offline, .unknown:
            showError(message(for: error))
        }
    }

    private func message(for error: LoginError) -> String {
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

    private func buttonTitle(for provider: Provider) -> String {
        switch provider {
        case .weChat: return NSLocalizedString("Log in with WeChat", comment: "")
        case .taobao: return NSLocalizedString("Log in with Taobao", comment: "")
        case .jd: return NSLocalizedString("Log in with JD", comment: "")
        }
    }

    private func displayName(of account: Account) -> String {
        account.nickname ?? account.userName
    }

    // MARK: - Attempts

    private var remainingAttempts: Int {
        max(0, maximumAttempts - failedAttempts)
    }

    // MARK: - Storage

    @IBAction private func rememberChanged(_ sender: UISwitch) {
        listener?.saveRememberMe(isOn: sender.isOn)
    }

    // MARK: - Navigation

    private func openRegistration() {
        let registration = RegistrationController()
        registration.delegate = self
        navigationController?.pushViewController(registration, animated: true)
    }

    private func offerRegistration(message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
        alert.addAction(
            UIAlertAction(title: NSLocalizedString("Register", comment: ""), style: .default) { [weak self] _ in
                self?.openRegistration()
            })
        present(alert, animated: true)
    }
}

// MARK: - UITableViewDataSource

extension LoginController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        recentAccounts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
        cell.textLabel?.text = displayName(of: recentAccounts[indexPath.row])
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        listener?.forget(recentAccounts[indexPath.row])
        recentAccounts.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

// MARK: - UITableViewDelegate

extension LoginController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        listener?.choose(recentAccounts[indexPath.row])
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
            submit(userName: userNameField.text ?? "", password: passwordField.text ?? "")
        }
        return true
    }
}

// MARK: - RegistrationControllerDelegate

extension LoginController: RegistrationControllerDelegate {
    func registrationController(_ controller: RegistrationController, didRegister userName: String) {
        listener?.showRegister(userName: userName)
    }
}

// MARK: - LoginPresentable, LoginViewControllable

extension LoginController: LoginPresentable, LoginViewControllable {}

// MARK: - Passed on

extension LoginController {
    var onLogin: ((String) -> Void)? {
        get { listener?.onLogin }
        set { listener?.onLogin = newValue }
    }

    var prefilledUserName: String? {
        get { listener?.prefilledUserName }
        set { listener?.prefilledUserName = newValue }
    }
}
