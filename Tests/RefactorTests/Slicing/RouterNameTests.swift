import Refactor
import Testing

/// What a router's methods are called.
struct RouterNameTests {
    @Test(arguments: rows) func aMethodOfTheRouterIsCalledByWhereItGoes(row: NameRow) {
        #expect(CutMethodName(of: row.cut).signature == row.expected)
    }

    static let rows: [NameRow] = [
        .init(role: .router, source: "present(DetailViewController(), animated: true)", expected: "showDetail()"),
        .init(
            role: .router,
            source: "let viewController = Screens.getPaymentViewController()\npresent(viewController, animated: true)",
            expected: "showPayment()"),
        .init(
            role: .router, source: "present(UIHostingController(rootView: AboutView()), animated: true)",
            expected: "showAbout()"),
        .init(
            role: .router, source: "show(AppHostingViewController(rootView: PasswordScreen()), sender: self)",
            expected: "showPassword()"),
        .init(
            role: .router,
            source: "present(AppTableViewController(viewModel: RequestsViewModel()), animated: true)",
            expected: "showRequests()"),
        .init(
            role: .router,
            source:
                "navigationController?.setViewControllers([InboxViewController(), ChatViewController()], animated: true)",
            expected: "showChat()"),
        .init(
            role: .router,
            source:
                "let targetViewController: UIViewController = WarningPanel(info: .error)\npresent(targetViewController, animated: true)",
            expected: "showWarningPanel()"),
        .init(
            role: .router,
            source:
                "let controller = DetailViewController(user: user)\nnavigationController?.pushViewController(controller, animated: true)",
            expected: "showDetail(user:)", parameters: "user: User"),
        .init(role: .router, source: "dismiss(animated: true, completion: nil)", expected: "close()"),
        .init(
            role: .router, source: "_ = navigationController?.popViewController(animated: true)", expected: "goBack()"),
        .init(
            role: .router, source: "navigationController?.popToRootViewController(animated: true)",
            expected: "goToRoot()"),
        .init(
            role: .router, source: "performSegue(withIdentifier: \"showDetail\", sender: self)",
            expected: "showDetail()"),
        .init(
            role: .router, source: "performSegue(withIdentifier: \"ToSettingsSegue\", sender: nil)",
            expected: "showSettings()"),
        .init(role: .router, source: "UIApplication.shared.open(url)", expected: "open(url:)", parameters: "url: URL"),
        .init(role: .router, source: "UIApplication.shared.open(Web.homeURL)", expected: "openHome()"),
        .init(
            role: .router, source: "UIApplication.shared.open(URL(string: Web.supportURL)!)", expected: "openSupport()"),
        .init(
            role: .router,
            source:
                "let safariURL = URL(string: \"https://example.org/terms-of-use\")!\nUIApplication.shared.open(safariURL)",
            expected: "openTermsOfUse()", host: "tableView(_:didSelectRowAt:)"),
        .init(
            role: .router,
            source: "let url = URL(string: \"https://example.org/privacy\")!\nUIApplication.shared.open(url)",
            expected: "openPrivacyPolicy()", host: "tableView(_:didSelectRowAt:)", branch: .pattern(".privacyPolicy")),
        .init(
            role: .router, source: "present(Screens.getScanner(delegate: self), animated: true)",
            expected: "showScanner()"),
        .init(
            role: .router, source: "UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)",
            expected: "openSettings()"),
        .init(
            role: .router,
            source:
                "let vc = storyboard?.instantiateViewController(withIdentifier: \"Detail\") as! DetailViewController\nvc.item = item\nshow(vc, sender: nil)",
            expected: "showDetail(item:)", parameters: "item: Item"),
        .init(role: .router, source: "tabBarController?.selectedIndex = 1", expected: "selectTab()"),
        .init(
            role: .router,
            source: "let picker = UIImagePickerController()\npicker.delegate = self\npresent(picker, animated: true)",
            expected: "showImagePicker()"),
        .init(
            role: .router,
            source: "let nav = UINavigationController(rootViewController: SettingsVC())\npresent(nav, animated: true)",
            expected: "showSettings()"),
        .init(
            role: .router, source: "present(vc, animated: true)", expected: "showProfile(vc:)",
            host: "profileTapped(_:)", isEntry: true, parameters: "vc: UIViewController"),
        .init(
            role: .router, source: "performSegue(withIdentifier: \"idSegueShowMovieDetails\", sender: self)",
            expected: "showMovieDetails()"),
        .init(
            role: .router, source: "navigationController?.pushViewController(vc, animated: true)",
            expected: "showDetail()", host: "tableView(_:didSelectRowAt:)", isEntry: true),
    ]
}
