import UIKit

@main @MainActor enum BookingDriver {
    static var window = UINavigationController(rootViewController: UIViewController())
    static var kept: [UIView] = []
    static weak var screen: BookingViewController?
    static let service = BookingService.shared

    static func main() async {
        Screen.tested = BookingViewController.self
        await comeUp()
        await olderAnswers()
        await hold()
        await incomplete()
        await failures()
        await vouchers()
        await book()
        await atOnce()
        await background()
        await goAway()
    }

    static let slots = [(1, 19), (2, 18), (3, 21)].map { id, hour in
        BookingSlot(id: id, time: Date(timeIntervalSince1970: TimeInterval(hour * 3600)), freeSeats: id + 1)
    }
    typealias Slots = Result<[BookingSlot], BookingError>
    typealias Answer = Result<Booking, BookingError>

    static func part<View: UIView>(_ name: String) -> View { Screen.part(name, of: screen!) }
    static var table: UITableView { part("slotsTable") }
    static var bookButton: UIButton { part("bookButton") }

    static func keep<View: UIView>(_ view: View) -> View {
        kept.append(view)
        return view
    }

    static func open() {
        let controller = BookingViewController()
        screen = controller
        controller.onBooked = { code in Recording.add("onBooked \(code)") }
        controller.nameField = keep(UITextField())
        controller.phoneField = keep(UITextField())
        controller.guestsStepper = keep(UIStepper())
        controller.guestsLabel = keep(UILabel())
        controller.priceLabel = keep(UILabel())
        controller.holdLabel = keep(UILabel())
        controller.statusLabel = keep(UILabel())
        controller.pointsLabel = keep(UILabel())
        controller.slotsTable = keep(UITableView())
        controller.bookButton = keep(UIButton())
        controller.voucherButton = keep(UIButton())
        controller.spinner = keep(UIActivityIndicatorView())
        let (book, voucher) = (BookingViewController.bookTapped(_:), BookingViewController.voucherTapped(_:))
        controller.bookButton.addTarget(controller, action: Selector("book", book), for: .touchUpInside)
        controller.voucherButton.addTarget(controller, action: Selector("voucher", voucher), for: .touchUpInside)
        controller.guestsStepper.addTarget(
            controller, action: Selector("guests", BookingViewController.guestsChanged(_:)), for: .valueChanged)
        window.pushViewController(controller, animated: false)
    }

    static func guests(_ count: Double) {
        let stepper: UIStepper = part("guestsStepper")
        stepper.value = count
        stepper.sendActions(for: .valueChanged)
    }

    static func type(_ name: String, _ phone: String) {
        (part("nameField") as UITextField).type(name)
        (part("phoneField") as UITextField).type(phone)
    }

    static func comeUp() async {
        await Screen.step("come up") { open() }
        await Screen.step("no connection") { service.answer("slots", Slots.failure(.offline)) }
        await Screen.step("three guests") { guests(3) }
        await Screen.step("tables") { service.answer("slots", Slots.success(slots)) }
        await Screen.step("the answer comes twice") { service.answerAgain(Slots.success([])) }
        await Screen.step("and again") { service.answerAgain(Slots.success(slots)) }
    }

    static func olderAnswers() async {
        await Screen.step("two quick steps") {
            guests(1)
            guests(2)
        }
        await Screen.step("the older answer is dropped") { service.answer("slots", Slots.failure(.closed)) }
        await Screen.step("the newer counts") { service.answer("slots", Slots.success(slots)) }
    }

    static func hold() async {
        await Screen.step("choose a table") { table.tapRow(0) }
        await Screen.step("choose it again") { table.tapRow(0) }
        await Screen.step("choose another before it is held") { table.tapRow(1) }
        await Screen.step("the first is held") { service.answer("hold", 60) }
        await Screen.step("the second is gone") { service.answer("hold", Int?.none) }
        await Screen.step("tables again") { service.answer("slots", Slots.success(slots)) }
        await Screen.step("choose") { table.tapRow(1) }
        await Screen.step("held for twelve seconds") { service.answer("hold", 12) }
        await Screen.step("three seconds") { VirtualClock.advance(by: 3) }
        await Screen.step("held twice: one timer") { service.answerAgain(11) }
        await Screen.step("too late") { VirtualClock.advance(by: 20) }
        await Screen.step("fine") { (screen!.presentedViewController as? UIAlertController)?.choose("OK") }
        await Screen.step("tables once more") { service.answer("slots", Slots.success(slots)) }
    }

    static func incomplete() async {
        await Screen.step("choose and hold") {
            table.tapRow(2)
            service.answer("hold", 600)
        }
        await Screen.step("no name") { bookButton.tap() }
        await Screen.step("a name, no number") {
            type("  Ada ", "12 34")
            bookButton.tap()
        }
        await Screen.step("return in both fields") {
            (part("nameField") as UITextField).pressReturn()
            (part("phoneField") as UITextField).pressReturn()
        }
    }

    static func failures() async {
        await Screen.step("book, two quick taps") {
            type("  Ada ", "+31 30 555")
            bookButton.tap()
            bookButton.tap()
            screen!.bookTapped(bookButton)
        }
        await Screen.step("no connection") { service.answer("book", Answer.failure(.offline)) }
        await Screen.step("the failure comes twice") { service.answerAgain(Answer.failure(.refused("No."))) }
        await Screen.step("book again") { bookButton.tap() }
        await Screen.step("the third failure") { service.answer("book", Answer.failure(.closed)) }
        await Screen.step("call") { (screen!.presentedViewController as? UIAlertController)?.choose("Call us") }
        await Screen.step("book once more") { bookButton.tap() }
        await Screen.step("taken") { service.answer("book", Answer.failure(.slotTaken)) }
        await Screen.step("tables") { service.answer("slots", Slots.success(slots)) }
        await Screen.step("book without a table") { screen!.bookTapped(bookButton) }
    }

    static func vouchers() async {
        await Screen.step("choose and hold") {
            table.tapRow(1)
            service.answer("hold", 300)
        }
        for code in ["old", "odd", "gift"] {
            await Screen.step("voucher") { screen!.voucherTapped(part("voucherButton")) }
            await Screen.step("it is \(code)") { child?.delegate?.voucherController(child!, didEnter: code) }
            await Screen.step("the price after \(code)") { VirtualClock.advance(by: 1) }
            if code == "odd" { await Screen.step("remove it") { screen!.voucherTapped(part("voucherButton")) } }
        }
        await Screen.step("remove the gift") { screen!.voucherTapped(part("voucherButton")) }
        await Screen.step("voucher once more") { screen!.voucherTapped(part("voucherButton")) }
        await Screen.step("cancel") { child?.delegate?.voucherControllerDidCancel(child!) }
    }

    static var child: VoucherController? { screen!.presentedViewController as? VoucherController }

    static func book() async {
        await Screen.step("book") { bookButton.tap() }
        await Screen.step("booked") { service.answer("book", Answer.success(Booking(code: "B7", price: 30))) }
        await Screen.step("points") { service.answer("points", 120) }
        await Screen.step("the confirmation closes") {
            (window.topViewController as? BookingConfirmationController)?.onClose?()
        }
        await Screen.step("tables") { service.answer("slots", Slots.success(slots)) }
    }

    static func atOnce() async {
        await Screen.step("everything answers inside the call") {
            service.answerAtOnce("hold", 60)
            service.answerAtOnce("slots", Slots.success(slots))
            service.answerAtOnce("points", 0)
            service.answerAtOnce("book", Answer.success(Booking(code: "B8", price: 0)))
            table.tapRow(0)
            bookButton.tap()
        }
        await Screen.step("close, which asks for tables at once") {
            (window.topViewController as? BookingConfirmationController)?.onClose?()
        }
        await Screen.step("a taken table, at once, asks for tables at once") {
            service.answerAtOnce("book", Answer.failure(.slotTaken))
            table.tapRow(1)
            bookButton.tap()
        }
        await Screen.step("a table that is gone, at once") {
            service.answerAtOnce("slots", Slots.success(Array(slots.dropLast())))
            service.answerAtOnce("hold", Int?.none)
            table.tapRow(0)
        }
    }

    static func background() async {
        await Screen.step("hold") {
            service.answerLater()
            table.tapRow(1)
            service.answer("hold", 30)
        }
        await Screen.step("into the background") {
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        await Screen.step("once more without a table") {
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
        await Screen.step("a table vanishes while it is held") {
            table.tapRow(0)
            service.answer("hold", 30)
            guests(2)
            service.answer("slots", Slots.success([slots[2]]))
        }
    }

    static func goAway() async {
        await Screen.step("book and leave") {
            table.tapRow(0)
            service.answer("hold", 30)
            bookButton.tap()
            window.popViewController(animated: false)
        }
        await Screen.step("booked, but nobody is there") {
            service.answer("book", Answer.success(Booking(code: "B9", price: 5)))
        }
        await Screen.step("come up as the last guest") { open() }
        await Screen.step("hold, then book") {
            service.answer("slots", Slots.success(slots))
            table.tapRow(0)
            service.answer("hold", 30)
            bookButton.tap()
            service.answer("book", Answer.success(Booking(code: "B10", price: 5)))
        }
        await Screen.step("gone while points are asked") { window.popViewController(animated: false) }
        await Screen.step("points come late") { service.answer("points", 5) }
        await Screen.step("time goes on") { VirtualClock.advance(by: 100) }
        await Screen.step("a notification comes late") {
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        }
    }
}
