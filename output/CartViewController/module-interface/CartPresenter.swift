import UIKit

@MainActor
final class CartPresenter: CartModuleInterface {
    weak var userInterface: CartViewInterface?
    var cartInteractor: CartInteractorInterface!
    var cartWireFrame: CartWireFrameInterface!

    // MARK: - Delegate

    var items: [CartViewController.Item] = [] {
        didSet { persist() }
    }
    private var couponState = CartViewController.CouponState.none

    // MARK: - Networking

    func viewDidLoad() {
        items = cartInteractor.restore()
    }

    /// "€ 12.50", or "free".
    func priceText(_ amount: Decimal) -> String {
        guard amount > 0 else { return "free" }
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        return formatter.string(from: amount as NSDecimalNumber) ?? "\(amount)"
    }

    func quantityText(_ item: CartViewController.Item) -> String {
        item.quantity == 1 ? priceText(item.price) : "\(item.quantity) × \(priceText(item.price))"
    }

    func couponText() -> String {
        switch couponState {
        case .none: return ""
        case .checking(let code): return "checking \(code) …"
        case .accepted(let coupon): return "\(coupon.code): −\(coupon.percent) %"
        case .rejected(let reason): return reason
        }
    }

    // MARK: - Layout

    /// Asks the shop for today's prices. Items that are sold out leave the cart.
    func refreshPrices() {
        var request = cartInteractor.makeRequest()
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(items.map { $0.sku })
        URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in
            guard let data = data, let prices = try? JSONDecoder().decode([String: Decimal].self, from: data) else {
                return  // yesterday's prices will do
            }
            DispatchQueue.main.async {
                self?.apply(prices)
            }
        }.resume()
    }

    // MARK: - Navigation

    private func apply(_ prices: [String: Decimal]) {
        items = items.compactMap { item in
            guard let price = prices[item.sku] else { return nil }
            return CartViewController.Item(sku: item.sku, name: item.name, price: price, quantity: item.quantity)
        }
        userInterface?.render()
    }

    func subtotal() -> Decimal {
        items.reduce(0) { $0 + $1.price * Decimal($1.quantity) }
    }

    func discount(on amount: Decimal) -> Decimal {
        guard case .accepted(let coupon) = couponState else { return 0 }
        return amount * Decimal(coupon.percent) / 100
    }

    private func remove(at index: Int) {
        userInterface?.undoItem = (items[index], index)
        items.remove(at: index)
        userInterface?.render()
    }

    func setQuantity(_ quantity: Int, at index: Int) {
        guard quantity > 0 else {
            remove(at: index)
            return
        }
        items[index].quantity = min(quantity, 99)
        userInterface?.render()
    }

    // MARK: - View

    private func persist() {
        UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: "cart.items")
    }

    func checkoutTapped() {
        guard let userInterface = userInterface else { return }
        var code: String?
        if case .accepted(let coupon) = couponState {
            code = coupon.code
        }
        Tracker.log("cart.checkout", ["total": priceText(userInterface.total())])
        cartWireFrame.openCheckout(total: userInterface.total(), couponCode: code)
    }

    func trashTapped() {
        userInterface?.confirmEmptying { [weak self] in
            self?.items = []
            self?.couponState = .none
            self?.userInterface?.render()
        }
    }

    /// Takes an item from another screen.
    func add(sku: String, name: String, price: Decimal) {
        if let index = items.firstIndex(where: { $0.sku == sku }) {
            items[index].quantity += 1
        } else {
            items.append(CartViewController.Item(sku: sku, name: name, price: price, quantity: 1))
        }
        userInterface?.renderIfNeeded()
    }

    func redeem(_ code: String) {
        couponState = .checking(code)
        userInterface?.render()
        cartInteractor.check(couponCode: code) { [weak self] coupon in
            self?.couponState = coupon.map { .accepted($0) } ?? .rejected(reason: "\(code) is not valid.")
            self?.userInterface?.render()
        }
    }

    func numberOfRows() -> Int {
        items.count
    }

    func motionEnded(motion: UIEvent.EventSubtype) {
        guard motion == .motionShake, let (item, index) = userInterface?.undoItem else { return }
        items.insert(item, at: min(index, items.count))
        userInterface?.undoItem = nil
        userInterface?.render()
    }

    // MARK: - Passed on

    func openProduct(sku: String) {
        cartWireFrame.openProduct(sku: sku)
    }
}
