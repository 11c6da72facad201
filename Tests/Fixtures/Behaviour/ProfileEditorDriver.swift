import UIKit

@main @MainActor enum ProfileEditorDriver {
    static var window = UINavigationController(rootViewController: UIViewController())
    static weak var screen: ProfileEditorController?
    static var owner: Owner? = Owner()

    static func main() async {
        Screen.tested = ProfileEditorController.self
        await comeUp()
        await thrown()
        await save()
        await reentrancy()
        await timers()
        await goAway()
    }

    /// Hears of the end; may call back into the screen at once.
    final class Owner: ProfileEditorDelegate {
        var answer: ((ProfileEditorController) -> Void)?

        func profileEditor(_ editor: ProfileEditorController, didSave name: String) {
            Recording.add("owner: saved \(name)")
            answer?(editor)
        }

        func profileEditorDidCancel(_ editor: ProfileEditorController) {
            Recording.add("owner: cancelled")
            answer?(editor)
        }
    }

    static var name: UITextField { Screen.part("nameField", of: screen!) }
    static var mail: UITextField { Screen.part("mailField", of: screen!) }
    static var country: UIButton { Screen.part("countryButton", of: screen!) }

    static func open(_ name: String = "Ada", mail: String = "ada@example.org") {
        let controller = ProfileEditorController(name: name, mail: mail)
        screen = controller
        controller.delegate = owner
        window.pushViewController(controller, animated: false)
    }

    static func edit(_ field: UITextField, _ text: String) {
        field.becomeFirstResponder()
        field.type(text)
        field.resignFirstResponder()
    }

    static func state(_ controller: ProfileEditorController) {
        Recording.add("profile \(controller.profile) canSave \(controller.canSave) progress \(controller.progress)")
    }

    static func comeUp() async {
        await Screen.step("come up") { open() }
        await Screen.step("the focus comes a little later") { VirtualClock.advance(by: 0.3) }
        await Screen.step("state") { state(screen!) }
        await Screen.step("edit with blanks around") { edit(name, "  Grace ") }
        await Screen.step("state after it") { state(screen!) }
        await Screen.step("country") { country.tap() }
        await Screen.step("picked") { (window.topViewController as? CountryPickerController)?.onPick?("BE") }
        await Screen.step("back") { window.popViewController(animated: false) }
    }

    static func thrown() async {
        for text in ["", String(repeating: "x", count: 41)] {
            await Screen.step("a name of \(text.count) letters") { edit(name, text) }
            await Screen.step("save throws") { screen!.saveTapped() }
            await Screen.step("fine") { (screen!.presentedViewController as? UIAlertController)?.choose("OK") }
        }
        await Screen.step("a broken mail") {
            edit(name, "Grace")
            edit(mail, "grace at home")
            screen!.saveTapped()
            state(screen!)
        }
        await Screen.step("it is fine again") {
            (screen!.presentedViewController as? UIAlertController)?.choose("OK")
            edit(mail, "grace@example.org")
            state(screen!)
        }
    }

    static func save() async {
        await Screen.step("save") { screen!.saveTapped() }
        await Screen.step("no connection") { Network.fail("profile") }
        await Screen.step("fine") { (screen!.presentedViewController as? UIAlertController)?.choose("OK") }
        await Screen.step("nobody saves from a failed state, or does it") {
            state(screen!)
            screen!.saveTapped()
        }
        await Screen.step("nonsense") { Network.answer("profile", "[]") }
        await Screen.step("fine again") { (screen!.presentedViewController as? UIAlertController)?.choose("OK") }
        await Screen.step("two quick saves") {
            screen!.saveTapped()
            screen!.saveTapped()
        }
        await Screen.step("both are answered") {
            Network.answer("profile", #"{"name": "Grace H.", "mail": "grace@example.org", "country": "US"}"#)
            Network.answer("profile", #"{"name": "Grace H.", "mail": "grace@example.org", "country": "US"}"#)
            state(screen!)
        }
        await Screen.step("state") { state(screen!) }
    }

    static func reentrancy() async {
        await Screen.step("the owner closes again when it hears of a close") {
            owner?.answer = { editor in
                owner?.answer = nil
                editor.close(afterSaving: true, animated: false)
            }
            screen!.close()
        }
        await Screen.step("the owner drops the screen inside the call") {
            owner?.answer = { _ in window.popViewController(animated: false) }
            screen!.close(afterSaving: true)
        }
        owner?.answer = nil
    }

    static func timers() async {
        await Screen.step("come up with the draft") { open("Bob", mail: "ada@example.org") }
        await Screen.step("autosave") { VirtualClock.advance(by: 31) }
        await Screen.step("fill") { screen!.navigationItem.leftBarButtonItem?.tap() }
        await Screen.step("state") { state(screen!) }
        await Screen.step("nobody listens any more") {
            owner = nil
            screen!.close()
        }
    }

    static func goAway() async {
        await Screen.step("save and leave") {
            screen!.saveTapped()
            window.popViewController(animated: false)
        }
        await Screen.step("the answer comes late") {
            Network.answer("profile", #"{"name": "Late", "mail": "late@example.org", "country": "NL"}"#)
        }
        await Screen.step("leave at once, before the focus comes") {
            open("Eve", mail: "eve@example.org")
        }
        await Screen.step("gone before") { window.popViewController(animated: false) }
        await Screen.step("later") { VirtualClock.advance(by: 60) }
    }
}
