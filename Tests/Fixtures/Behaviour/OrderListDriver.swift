import UIKit

@main @MainActor enum OrderListDriver {
    static var window = UINavigationController(rootViewController: UIViewController())
    static weak var screen: OrderListController?

    static func main() async {
        Screen.tested = OrderListController.self
        await comeUp()
        await pages()
        await filters()
        await rows()
        await cancelling()
        await goAway()
    }

    static var table: UITableView { Screen.part("tableView", of: screen!) }
    static var filter: UISegmentedControl { Screen.part("状态筛选", of: screen!) }
    static var refresher: UIRefreshControl { table.refreshControl! }

    static func order(_ number: Int, _ status: Int, tracking: String = "null") -> String {
        #"{"order_no": "N\#(number)", "goods_name": "茶 \#(number)", "amount": \#(number * 1250), "#
            + #""status": \#(status), "tracking_no": \#(tracking), "created_at": \#(1_700_000_000 + number * 60)}"#
    }

    static func page(_ orders: [String], more: Bool) -> String {
        #"{"orders": [\#(orders.joined(separator: ", "))], "hasMore": \#(more)}"#
    }

    static func open() {
        let controller = OrderListController()
        screen = controller
        window.pushViewController(controller, animated: false)
    }

    static func comeUp() async {
        await Screen.step("come up") { open() }
        await Screen.step("pull while it loads") { refresher.sendActions(for: .valueChanged) }
        await Screen.step("no connection") { Network.fail("orders") }
        await Screen.step("the toast goes") { VirtualClock.advance(by: 3) }
        await Screen.step("pull") { refresher.sendActions(for: .valueChanged) }
        await Screen.step("nonsense") { Network.answer("orders", "nothing") }
    }

    static func pages() async {
        await Screen.step("pull again") { refresher.sendActions(for: .valueChanged) }
        await Screen.step("the first page; its end asks for the second") {
            Network.answer("orders", page([order(1, 1), order(2, 3, tracking: #""T2""#)], more: true))
        }
        await Screen.step("the second page is the last") {
            Network.answer("page=2", page([order(3, 4), order(4, 9)], more: false))
        }
        await Screen.step("an answer comes twice") { Network.answerAgain() }
    }

    static func filters() async {
        for index in [1, 3, 0] {
            await Screen.step("filter \(index)") {
                filter.selectedSegmentIndex = index
                filter.sendActions(for: .valueChanged)
            }
            await Screen.step("its page") {
                let orders = [order(10 + index, 1), order(20 + index, 3, tracking: #""T\#(index)""#), order(30, 2)]
                Network.answer("orders", page(orders, more: false))
            }
        }
        await Screen.step("two quick filters: the second waits for the first") {
            filter.selectedSegmentIndex = 2
            filter.sendActions(for: .valueChanged)
            filter.selectedSegmentIndex = 0
            filter.sendActions(for: .valueChanged)
        }
        await Screen.step("one answer") {
            Network.answer("orders", page([order(5, 1), order(6, 3), order(7, 4)], more: false))
        }
    }

    static func rows() async {
        await Screen.step("pay") { table.tapRow(0) }
        await Screen.step("paid: closes and loads at once") {
            let payment = (screen!.presentedViewController as? UINavigationController)?.topViewController
            (payment as? PaymentController)?.onPaid?()
        }
        await Screen.step("another change while it loads") {
            NotificationCenter.default.post(name: Notification.Name("OrderDidChange"), object: nil)
        }
        await Screen.step("loaded") {
            Network.answer("orders", page([order(5, 2), order(6, 3), order(8, 1)], more: false))
        }
        for row in [1, 0] {
            await Screen.step("open row \(row)") { table.tapRow(row) }
            await Screen.step("back, the row is deselected") { window.popViewController(animated: false) }
        }
        await Screen.step("call for help") { screen!.navigationItem.rightBarButtonItem?.tap() }
    }

    static func cancelling() async {
        await Screen.step("no such action") { table.swipe(0, choosing: "取消") }
        await Screen.step("cancel an order") { table.swipe(2, choosing: "取消") }
        await Screen.step("think again") { choose("再想想") }
        await Screen.step("cancel") { table.swipe(2, choosing: "取消") }
        await Screen.step("sure") { choose("确定") }
        await Screen.step("refused") { Network.answer("cancel", "", status: 500) }
        await Screen.step("cancel once more") { table.swipe(2, choosing: "取消") }
        await Screen.step("sure again") { choose("确定") }
        await Screen.step("done") { Network.answer("cancel", "") }
        await Screen.step("done twice") { Network.answerAgain() }
        await Screen.step("toasts go") { VirtualClock.advance(by: 5) }
    }

    static func choose(_ title: String) { (screen!.presentedViewController as? UIAlertController)?.choose(title) }

    static func goAway() async {
        await Screen.step("pull and leave") {
            refresher.sendActions(for: .valueChanged)
            window.popViewController(animated: false)
        }
        await Screen.step("the page comes late") { Network.answer("orders", page([order(9, 1)], more: true)) }
        await Screen.step("a notification comes late") {
            NotificationCenter.default.post(name: Notification.Name("OrderDidChange"), object: nil)
        }
        await Screen.step("come up with the cached orders") { open() }
    }
}
