import UIKit

@main @MainActor enum CartDriver {
    static var window = UINavigationController(rootViewController: UIViewController())
    static weak var screen: CartViewController?

    static func main() async {
        Screen.tested = CartViewController.self
        await fill()
        await prices()
        await coupons()
        await quantities()
        await leaveAndEmpty()
        await goAway()
    }

    static var table: UITableView { Screen.part("tableView", of: screen!) }
    static var coupon: UITextField { Screen.part("couponField", of: screen!) }
    static var checkout: UIButton { Screen.part("checkoutButton", of: screen!) }

    static func open() {
        let controller = CartViewController()
        screen = controller
        window.pushViewController(controller, animated: false)
    }

    static func redeem(_ code: String) {
        coupon.becomeFirstResponder()
        coupon.type(code)
        coupon.pressReturn()
    }

    static func fill() async {
        await Screen.step("add before the screen is loaded") {
            let controller = CartViewController()
            controller.add(sku: "tea", name: "Tea", price: 7.5)
            controller.add(sku: "tea", name: "Tea", price: 7.5)
            controller.add(sku: "cup", name: "Cup", price: 12)
        }
        await Screen.step("come up with what was kept") { open() }
        await Screen.step("nobody answers, tap on") { checkout.tap() }
        await Screen.step("back") { window.popViewController(animated: false) }
        await Screen.step("add while it is shown") { screen!.add(sku: "pot", name: "Pot", price: 30) }
    }

    static func prices() async {
        await Screen.step("prices as nonsense") { Network.answer("prices", "no") }
        await Screen.step("come up again") {
            window.popViewController(animated: false)
            open()
        }
        await Screen.step("prices, the cup is sold out") { Network.answer("prices", #"{"tea": 8, "pot": 31.5}"#) }
        await Screen.step("prices come twice, now without the pot") { Network.answerAgain() }
    }

    static func coupons() async {
        await Screen.step("no code") { redeem("") }
        await Screen.step("a code") { redeem("spring") }
        await Screen.step("it is good") { Network.answer("SPRING", #"{"code": "SPRING", "percent": 10}"#) }
        await Screen.step("check out with it") { checkout.tap() }
        await Screen.step("back") { window.popViewController(animated: false) }
        await Screen.step("two codes, one after the other") {
            redeem("first")
            redeem("second")
        }
        await Screen.step("the second answers first") {
            Network.answer("SECOND", #"{"code": "SECOND", "percent": 50}"#)
        }
        await Screen.step("the first is bad") { Network.fail("FIRST") }
    }

    static func step(_ row: Int, to value: Double) {
        let stepper = table.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryView as? UIStepper
        stepper?.value = value
        stepper?.sendActions(for: .valueChanged)
    }

    static func quantities() async {
        await Screen.step("more tea") { step(0, to: 5) }
        await Screen.step("far too much tea") { step(0, to: 500) }
        await Screen.step("no pot") { step(1, to: 0) }
        await Screen.step("shake: it is back") { screen!.motionEnded(.motionShake, with: nil) }
        await Screen.step("shake again") { screen!.motionEnded(.motionShake, with: nil) }
        await Screen.step("two quick steps of the same row") {
            step(1, to: 0)
            step(0, to: 2)
        }
        await Screen.step("tap a row") { table.tapRow(0) }
        await Screen.step("back") { window.popViewController(animated: false) }
    }

    static func leaveAndEmpty() async {
        await Screen.step("trash") { screen!.navigationItem.rightBarButtonItem?.tap() }
        await Screen.step("keep") { (screen!.presentedViewController as? UIAlertController)?.choose("Keep") }
        await Screen.step("trash twice") {
            screen!.navigationItem.rightBarButtonItem?.tap()
            screen!.navigationItem.rightBarButtonItem?.tap()
        }
        await Screen.step("empty") { (screen!.presentedViewController as? UIAlertController)?.choose("Empty") }
        await Screen.step("check out of nothing") { checkout.tap() }
    }

    static func goAway() async {
        await Screen.step("redeem and leave") {
            screen!.add(sku: "jar", name: "Jar", price: 0)
            redeem("late")
            window.popViewController(animated: false)
        }
        await Screen.step("the coupon comes late") { Network.answer("LATE", #"{"code": "LATE", "percent": 5}"#) }
        await Screen.step("come up and leave") { open() }
        await Screen.step("gone") { window.popViewController(animated: false) }
        await Screen.step("the prices come late") { Network.answer("prices", #"{"jar": 1}"#) }
    }
}
