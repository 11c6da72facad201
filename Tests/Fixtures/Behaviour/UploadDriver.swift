import UIKit

@main @MainActor enum UploadDriver {
    static var window = UINavigationController(rootViewController: UIViewController())
    static weak var screen: UploadController?

    static func main() async {
        Screen.tested = UploadController.self
        await stay()
        await leave("the answer comes late", after: { send("tea") }, then: { Network.answer("upload", "U2") })
        await Screen.step("so does the next one") { Network.answer("confirm", "") }
        await leave("it did not get through", after: { send("tea") }, then: { Network.fail("upload") })
        await quickTaps()
        await leave("a preview comes late", after: { screen?.preview("P") }, then: { Network.answer("preview", "x") })
        await leave("a timer ends", after: { screen?.remindLater() }, then: { VirtualClock.advance(by: 11) })
        await leave("a queue is late", after: { draft("green tea") }, then: { VirtualClock.advance(by: 6) })
        await leave("a notification", after: { screen?.listen() }, then: { mayGo() })
        await Screen.step("and its answer") { Network.answer("confirm", "") }
        await weak()
        await nested()
    }

    static var field: UITextField { Screen.part("noteField", of: screen!) }
    static var button: UIButton { Screen.part("sendButton", of: screen!) }

    static func open() {
        let controller = UploadController()
        screen = controller
        window.pushViewController(controller, animated: false)
    }

    static func send(_ note: String) {
        field.text = note
        button.tap()
    }

    static func draft(_ note: String) {
        field.text = note
        screen?.saveSoon()
    }

    static func mayGo() { NotificationCenter.default.post(name: Notification.Name("UploadMayGo"), object: nil) }

    /// Something begins, the screen goes, and then it ends.
    static func leave(_ name: String, after begin: () -> Void, then end: () -> Void) async {
        await Screen.step("come up") { open() }
        await Screen.step("begin") { begin() }
        await Screen.step("leave") { window.popViewController(animated: false) }
        await Screen.step(name) { end() }
    }

    static func stay() async {
        await Screen.step("come up") { open() }
        await Screen.step("nothing to send") { button.tap() }
        await Screen.step("send") { send("coffee") }
        await Screen.step("sent") { Network.answer("upload", "U1") }
        await Screen.step("confirmed") { Network.answer("confirm", "") }
        await Screen.step("preview, refresh, forget") {
            screen?.preview("P")
            screen?.refresh()
            screen?.forgetLater()
            screen?.clearLater()
            Network.answer("preview", "nice")
            Network.answer("refresh", "A,B")
        }
        await Screen.step("remind, save, listen") {
            screen?.remindLater()
            draft("black tea")
            screen?.listen()
            mayGo()
        }
        await Screen.step("its answer") { Network.answer("confirm", "") }
        await Screen.step("archive, check") {
            screen?.archive()
            screen?.check()
            Network.answer("archive", "")
            Network.answer("archive/done", "")
            Network.answer("check", "")
            Network.answer("check/again", "")
        }
        await Screen.step("later") { VirtualClock.advance(by: 30) }
        await Screen.step("leave") { window.popViewController(animated: false) }
    }

    static func quickTaps() async {
        await leave("two quick taps, the first is answered", after: sendTwice, then: { Network.answer("upload", "U3") })
        await Screen.step("the second too") { Network.answer("upload", "U4") }
        await Screen.step("both are confirmed") {
            Network.answer("confirm", "")
            Network.answer("confirm", "")
        }
        await Screen.step("an answer comes twice") { Network.answerAgain() }
    }

    static func sendTwice() {
        send("one")
        send("two")
    }

    static func weak() async {
        await leave("refreshed for nobody", after: { screen?.refresh() }, then: { Network.answer("refresh", "X,Y") })
        await leave("forgotten by nobody", after: { screen?.forgetLater() }, then: { VirtualClock.advance(by: 21) })
        await leave("cleared without it", after: { screen?.clearLater() }, then: { VirtualClock.advance(by: 8) })
    }

    static func nested() async {
        await leave("archived for nobody", after: { screen?.archive() }, then: { Network.answer("archive", "") })
        await leave("the archive is closed late", after: archive, then: { Network.answer("archive/done", "") })
        await leave("checked late", after: { screen?.check() }, then: { Network.answer("check", "") })
        await Screen.step("and once more for nobody") { Network.answer("check/again", "") }
        await leave("checked in time, and late", after: check, then: { Network.answer("check/again", "") })
    }

    static func archive() {
        screen?.archive()
        Network.answer("archive", "")
    }

    static func check() {
        screen?.check()
        Network.answer("check", "")
    }
}
