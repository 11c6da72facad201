import SwiftSource
import Testing

@testable import Refactor

@Suite struct ResolutionTests {
    @Test func ownInheritedGlobalAndUnknownNames() throws {
        try expectTargets(
            """
            let limit = 3
            func helper() {}
            class LoginController: UIViewController {
                enum State { case idle }
                var user: String?
                static let shared = 1
                func load() {}
                func run() {
                    load(); user = title; view.x; helper(); limit; State.idle; mystery(); Model(); print()
                    present(x, animated: true); self.title; self.mystery; self.helper
                    traitCollection; isKind(of: y); Self.shared; LoginController.shared; UIView.animate()
                    Self.layoutStuff(); LoginController.self
                    kUTTypeText; kAudioFormatMPEG4AAC; kSecClass; kPadding; kSection
                }
            }
            """,
            targets: [
                "load → own load()", "user → own user", "title → inherited UIViewController.title",
                "view → inherited UIViewController.view", "helper → global func helper", "limit → global var limit",
                "State → nested State", "mystery → unresolved", "Model → known", "print → known",
                "present → inherited UIViewController.present(_:animated:completion:)", "x → unresolved",
                "title → inherited UIViewController.title", "mystery → unresolved", "helper → unresolved",
                "traitCollection → inherited UITraitEnvironment.traitCollection",
                "isKind → inherited NSObjectProtocol.isKind(of:)", "y → unresolved",
                "Self → Self", "shared → own static shared", "shared → own static shared", "UIView → known",
                "Self → Self", "layoutStuff → known", "self → known",
                "kUTTypeText → known", "kAudioFormatMPEG4AAC → known", "kSecClass → known", "kPadding → unresolved",
                "kSection → unresolved",
            ])
    }

    @Test func overloadsAreToldApartByLabels() throws {
        try expectTargets(
            """
            class LoginController: UIViewController {
                func load() {}
                func load(id: Int, force: Bool = false) {}
                func load(_ name: String, done: () -> Void) {}
                func present(_ message: String) {}
                var title2 = 1
                func title2(for x: Int) {}
                func title(for x: Int) {}
                func run() {
                    load(); load(id: 1); load("a") { }; load(id: 1, force: true); load(other: 1)
                    present("x"); present(c, animated: true); title2; title2(for: 1); title; title(for: 1)
                    #selector(load(id:force:)); #selector(load); self.load(_:done:)
                }
            }
            """,
            targets: [
                "load → own load()", "load → own load(id:force:)", "load → own load(_:done:)",
                "load → own load(id:force:)",
                "load → own load() or load(id:force:) or load(_:done:)", "present → own present(_:)",
                "present → inherited UIViewController.present(_:animated:completion:)", "c → unresolved",
                "title2 → own title2", "title2 → own title2(for:)", "title → inherited UIViewController.title",
                "title → own title(for:)", "load → own load(id:force:)",
                "load → own load() or load(id:force:) or load(_:done:)", "load → own load(_:done:)",
            ])
    }

    @Test func instancesAndTypesHaveTheirOwnMembers() throws {
        try expectTargets(
            """
            class LoginController: UIViewController {
                static let key = 1
                var key = 2
                func run() { key; self.key; Self.key; LoginController.key }
            }
            """,
            targets: [
                "key → own key", "key → own key", "Self → Self", "key → own static key", "key → own static key",
            ])
        try expectTargets(
            "class LoginController: UIViewController { static let key = 1; var key = 2; static func run() { key; self.key } }",
            targets: ["key → own static key", "key → own static key"])
    }

    @Test func nestedTypesDoNotSeeTheInstance() throws {
        try expectTargets(
            """
            let limit = 1
            class LoginController: UIViewController {
                static let key = 1
                var name = ""
                enum State {}
                class Inner: UITableViewCell {
                    var own = 1
                    func fill() { textLabel?.text = name; own = key; let s: State; title; limit; super.x(); Model() }
                }
            }
            """,
            targets: [
                "UITableViewCell → known", "textLabel → foreign", "name → foreign", "key → own static key",
                "State → nested State", "title → foreign", "limit → global var limit", "Model → known",
            ])
    }

    @Test func membersOfTheAppsSuperclassesAndExtensions() throws {
        try expectTargets(
            """
            class LoginController: BaseController, Loading {
                func run() { track(); showLoading(); hideKeyboard(); secret(); view; State.a }
            }
            class BaseController: UIViewController {
                enum State { case a }
                func track() {}
                private func secret() {}
            }
            """,
            """
            protocol Loading: Hiding {}
            protocol Hiding {}
            extension Hiding where Self: UIViewController { func showLoading() {} }
            extension UIViewController { func hideKeyboard() {} }
            """,
            targets: [
                "track → inherited from the app", "showLoading → inherited from the app",
                "hideKeyboard → inherited from the app", "secret → unresolved",
                "view → inherited UIViewController.view",
                "State → inherited from the app",
            ])
    }

    @Test func typesNestedInAnSDKSuperclass() throws {
        try expectTargets(
            "class LoginView: UIView { func run() { let m: ContentMode; let v: UIView; let n: UIView.ContentMode } }",
            targets: ["ContentMode → inherited from the app", "UIView → known", "UIView → known"])
    }

    @Test func extensionsInFurtherFilesAreOwn() throws {
        try expectTargets(
            "extension LoginController: P { func save() { load() } }",
            "class LoginController: UIViewController { func load() {}; func run() { save(); load() } }",
            targets: ["save → own save()", "load → own load()"])
    }

    @Test func anUnknownSuperclassIsTakenForWhatItsNameSays() throws {
        try expectTargets(
            """
            class LoginController: BaseTableViewController {
                func present(_ message: String) {}
                func collectionView(_ x: Int) {}
                func run() { view; tableView; present(x, animated: true); other(); collectionView?.reload() }
            }
            """,
            targets: [
                "view → inherited UIViewController.view", "tableView → inherited UITableViewController.tableView",
                "present → inherited UIViewController.present(_:animated:completion:)", "x → unresolved",
                "other → unresolved", "collectionView → unresolved",
            ])
        try expectTargets(
            "class LoginPresenter: Base { func run() { view } }", targets: ["view → unresolved"])
    }

    @Test func theOwnerOfASelectorIsAProperty() throws {
        try expectTargets(
            """
            class LoginController: UIViewController {
                var webView = WKWebView()
                func webView(_ x: Int) {}
                func run() { #selector(webView.reload); #selector(webView(_:)) }
            }
            """,
            targets: ["webView → own webView", "webView → own webView(_:)"])
    }

    @Test func genericParametersAndLowercaseTypes() throws {
        try expectTargets(
            "class LoginController<Model>: UIViewController { func run(a: Model, b: timeval, c: size_t) {} }",
            targets: ["Model → unresolved", "timeval → known", "size_t → known"])
    }

    @Test func keyPathsWithoutRootMeanAnOwnPropertyAtMost() throws {
        try expectTargets(
            "class LoginController: UIViewController { var name = 1; func run() { f(\\.name, \\.title, \\Self.view) }; func f() {} }",
            targets: ["f → own f()", "name → own name", "title → foreign", "Self → Self", "view → known"])
    }

    @Test func projectFactsExplainNames() throws {
        let project = ProjectFacts(
            mentionedNames: [], subclasses: [:], superclasses: ["BaseVC": "UIViewController"], inherits: [:],
            globals: ["track"], extensionMembers: ["UIViewController": ["showToast"]])
        try expectTargets(
            "class LoginVC: BaseVC { func run() { track(); showToast(); view; other() } }", project: project,
            targets: [
                "track → known", "showToast → inherited from the app", "view → inherited UIViewController.view",
                "other → unresolved",
            ])
    }

    @Test(arguments: [
        (["id"], true), ([], false), (["id", "force"], true), (["force"], false), (["id", "{"], true),
        (["id", "force", "{"], true), (["id", "done"], true), (["id", "{", "done"], false), (["id", "_"], false),
    ])
    func labelsFitParameters(labels: [String], fits: Bool) throws {
        let source = "class A { func load(id: Int, force: Bool = false, done: (() -> Void)? = nil) {} }"
        let signature = try #require(try read(source).types.first?.members.first?.signature)
        #expect(signature.accepts(labels: labels) == fits)
    }

    @Test(arguments: [
        ("(_ a: Int...)", ["_", "_", "_"], true), ("(_ a: Int...)", [], true),
        ("(_ a: Int..., b: Int)", ["_", "_", "b"], true),
        ("(_ a: Int = 1, _ b: String)", ["_"], true), ("(a: Int, done: Completion)", ["a", "{"], true),
        ("(a: Int, b: Int)", ["a", "{"], true), ("(a: Int, b: Int, c: () -> Void)", ["a", "{"], false),
        ("(x: () -> Void, y: () -> Void)", ["{", "y"], true), ("(x: () -> Void = {}, y: () -> Void)", ["{"], true),
        ("(`in` a: Int)", ["in"], true), ("()", ["{"], false),
    ])
    func labelsFitParametersOfAllKinds(parameters: String, labels: [String], fits: Bool) throws {
        let signature = try #require(
            try read("class A { func load\(parameters) {} }").types.first?.members.first?.signature)
        #expect(signature.accepts(labels: labels) == fits, "\(parameters)")
    }
}
