import UIKit

@main @MainActor enum LoginDriver {
    static var window = UINavigationController(rootViewController: UIViewController())
    static var kept: [UIView] = []  // Outlets are weak, and a screen that should be gone may still use its own.
    static weak var screen: LoginController?

    static func main() async {
        Screen.tested = LoginController.self
        await comeUp()
        await badInput()
        await wrongPassword()
        await twoQuickTaps()
        await otherAnswers()
        await providers()
        await accounts()
        await keyboard()
        await goAway()
        await lockOut()
    }

    static let account =
        #"{"id": 7, "userName": "ada", "nickname": "Ada L.", "avatarPath": "ada.png", "lastLogin": 700}"#
    static let success = #"{"code": 0, "token": "T1", "account": \#(account)}"#

    static func field(_ name: String) -> UITextField { Screen.part(name, of: screen!) }
    static var table: UITableView { Screen.part("accountsTable", of: screen!) }

    static func open(prefilled: String? = nil) {
        let controller = LoginController()
        screen = controller
        controller.prefilledUserName = prefilled
        controller.onLogin = { name in Recording.add("onLogin \(name)") }
        connect(controller)
        window.pushViewController(controller, animated: false)
    }

    static func connect(_ controller: LoginController) {
        let fields = [UITextField(), UITextField()]
        let buttons = (0..<3).map { index in
            let button = UIButton()
            button.tag = index
            button.addTarget(
                controller, action: Selector("provider", LoginController.providerTapped(_:)), for: .touchUpInside)
            return button
        }
        for field in fields {
            field.addTarget(
                controller, action: Selector("changed", LoginController.fieldChanged(_:)), for: .editingChanged)
        }
        let (scroll, avatar, remember) = (UIScrollView(), UIImageView(), UISwitch())
        let (login, label, table, spinner) = (UIButton(), UILabel(), UITableView(), UIActivityIndicatorView())
        login.addTarget(controller, action: Selector("login", LoginController.loginTapped(_:)), for: .touchUpInside)
        remember.addTarget(
            controller, action: Selector("remember", LoginController.rememberChanged(_:)), for: .valueChanged)
        kept += fields + buttons + [scroll, avatar, remember, login, label, table, spinner]
        controller.userNameField = fields[0]
        controller.passwordField = fields[1]
        controller.providerButtons = buttons
        controller.scrollView = scroll
        controller.avatarView = avatar
        controller.rememberSwitch = remember
        controller.loginButton = login
        controller.errorLabel = label
        controller.accountsTable = table
        controller.spinner = spinner
    }

    static func tapLogin() { (Screen.part("loginButton", of: screen!) as UIButton).tap() }

    static func comeUp() async {
        await Screen.step("come up") { open(prefilled: "ada") }
        await Screen.step("tap the name") { field("userNameField").becomeFirstResponder() }
        await Screen.step("return goes on") { field("userNameField").pressReturn() }
    }

    static func badInput() async {
        await Screen.step("type a short password") { field("passwordField").type("123") }
        await Screen.step("tap login in vain") { tapLogin() }
        await Screen.step("return submits all the same") { field("passwordField").pressReturn() }
        await Screen.step("type on") { field("passwordField").type("secret99") }
        await Screen.step("show the password") { screen!.togglePassword(UIButton()) }
    }

    static func wrongPassword() async {
        await Screen.step("tap login") { tapLogin() }
        await Screen.step("wrong password") { Network.answer("user/login", #"{"code": 1014}"#) }
        await Screen.step("the answer comes twice") { Network.answerAgain() }
        await Screen.step("type again") { field("passwordField").type("secret88") }
        await Screen.step("tap login again") { tapLogin() }
        await Screen.step("no connection") { Network.fail("user/login") }
        await Screen.step("login once more") { tapLogin() }
        await Screen.step("nonsense") { Network.answer("user/login", "<html>") }
    }

    static func twoQuickTaps() async {
        await Screen.step("two quick submits") {
            field("passwordField").pressReturn()
            field("passwordField").pressReturn()
        }
        await Screen.step("captcha for the second") { Network.answer("user/login", #"{"code": 1011}"#) }
        await Screen.step("captcha solved") {
            (screen!.presentedViewController as? CaptchaController)?.onSolved?("abcd")
        }
        await Screen.step("log in at last") { Network.answer("user/login", success) }
        await Screen.step("the main screen goes") { window.setViewControllers([UIViewController()], animated: false) }
    }

    static func otherAnswers() async {
        await Screen.step("come up with an account") { open() }
        await Screen.step("choose it") { table.tapRow(0) }
        await Screen.step("its avatar") { Network.answer("avatars", "PNG") }
        await Screen.step("choose it again, the avatar is known") { table.tapRow(0) }
        await Screen.step("type a password") { field("passwordField").type("secret77") }
        for code in [1037, 1052, 1013, 1015, 4711] {
            await Screen.step("submit") { field("passwordField").pressReturn() }
            await Screen.step("code \(code)") { Network.answer("user/login", #"{"code": \#(code)}"#) }
            await Screen.step("back") {
                (screen!.presentedViewController as? UIAlertController)?.choose("Register")
                if screen!.presentedViewController != nil { screen!.dismiss(animated: false) }
                if window.topViewController !== screen { window.popViewController(animated: false) }
            }
        }
    }

    static func providers() async {
        let buttons = screen!.providerButtons!
        await Screen.step("another company") { buttons[0].tap() }
        await Screen.step("the user went back") { ThirdPartyKit.shared.answer(nil) }
        await Screen.step("it answers at once") {
            ThirdPartyKit.shared.codeAtOnce = "code-1"
            buttons[2].tap()
        }
        await Screen.step("phone not bound") { Network.answer("user/login/jd", #"{"code": 1037}"#) }
        await Screen.step("back to the form") { window.popViewController(animated: false) }
        await Screen.step("at once again, twice") {
            buttons[0].tap()
            buttons[2].tap()
        }
        await Screen.step("the second gets in") { Network.answer("user/login/jd", success) }
        await Screen.step("back again") { window.popViewController(animated: false) }
    }

    static func accounts() async {
        await Screen.step("remember me") {
            let remember: UISwitch = Screen.part("rememberSwitch", of: screen!)
            remember.isOn = true
            remember.sendActions(for: .valueChanged)
        }
        await Screen.step("register") { screen!.registerTapped(UIButton()) }
        await Screen.step("registered: a delegate call while another screen is up") {
            guard let registration = window.topViewController as? RegistrationController else { return }
            registration.delegate?.registrationController(registration, didRegister: "grace")
        }
        await Screen.step("forgot the password") { screen!.forgotPasswordTapped(UIButton()) }
        await Screen.step("back") { window.popViewController(animated: false) }
        await Screen.step("forget the account") { table.swipeAway(0) }
    }

    static func keyboard() async {
        await Screen.step("keyboard up") {
            field("userNameField").becomeFirstResponder()
            let frame = NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 216))
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillShowNotification, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
        }
        await Screen.step("keyboard down") {
            NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        }
    }

    static func goAway() async {
        await Screen.step("submit and leave") {
            field("passwordField").type("secret66")
            field("passwordField").pressReturn()
            window.popViewController(animated: false)
        }
        await Screen.step("what answers now finds nobody") { Network.answerAgain() }
        await Screen.step("authorize and leave") {
            ThirdPartyKit.shared.codeAtOnce = .none
            open()
        }
        await Screen.step("tap") { screen!.providerButtons![0].tap() }
        await Screen.step("gone") { window.popViewController(animated: false) }
        await Screen.step("the code comes late") { ThirdPartyKit.shared.answer("late") }
        await Screen.step("a notification comes late") {
            NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        }
    }

    static func lockOut() async {
        await Screen.step("come up again") { open(prefilled: "bob") }
        for attempt in 1...5 {
            await Screen.step("attempt \(attempt)") {
                field("passwordField").type("guess-\(attempt)")
                tapLogin()
            }
            await Screen.step("wrong \(attempt)") { Network.answer("user/login", #"{"code": 1014}"#) }
        }
        await Screen.step("locked out") {
            field("passwordField").type("guess-6")
            tapLogin()
        }
        await Screen.step("quarter of an hour later") {
            VirtualClock.advance(by: 15 * 60)
            tapLogin()
        }
    }
}
