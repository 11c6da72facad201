import UIKit

@MainActor
final class CartPresenter: CartViewOutput, CartInteractorOutput {
    weak var view: CartViewInput?
    private let interactor: CartInteractorInput
    private let router: CartRouterInput

    // MARK: - Delegate

    var items: [CartViewController.Item] = [] {
        didSet { persist() }
    }
    private var couponState = CartViewController.CouponState.none
    private var undoItem: (item: CartViewController.Item, index: Int)?

    init(interactor: CartInteractorInput, router: CartRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - Networking

    func viewDidLoad() {
        items = restore()
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
        interactor.loadPrices()
    }

    // MARK: - Navigation

    func apply(_ prices: [String: Decimal]) {
        items = items.compactMap { item in
            guard let price = prices[item.sku] else { return nil }
            return CartViewController.Item(sku: item.sku, name: item.name, price: price, quantity: item.quantity)
        }
        view?.render()
    }

    func subtotal() -> Decimal {
        items.reduce(0) { $0 + $1.price * Decimal($1.quantity) }
    }

    func discount(on amount: Decimal) -> Decimal {
        guard case .accepted(let coupon) = couponState else { return 0 }
        return amount * Decimal(coupon.percent) / 100
    }

    private func remove(at index: Int) {
        undoItem = (items[index], index)
        items.remove(at: index)
        view?.render()
    }

    func setQuantity(_ quantity: Int, at index: Int) {
        guard quantity > 0 else {
            remove(at: index)
            return
        }
        items[index].quantity = min(quantity, 99)
        view?.render()
    }

    // MARK: - View

    private func persist() {
        interactor.saveItems()
    }

    private func restore() -> [CartViewController.Item] {
        guard let data = UserDefaults.standard.data(forKey: "cart.items") else { return [] }
        return (try? JSONDecoder().decode([CartViewController.Item].self, from: data)) ?? []
    }

    func checkoutTapped() {
        guard let view = view else { return }
        var code: String?
        if case .accepted(let coupon) = couponState {
            code = coupon.code
        }
        Tracker.log("cart.checkout", ["total": priceText(view.total())])
        router.openCheckout(total: view.total(), couponCode: code)
    }

    func didConfirmEmptying() {
        items = []
        couponState = .none
        view?.render()
    }

    /// Takes an item from another screen.
    func add(sku: String, name: String, price: Decimal) {
        if let index = items.firstIndex(where: { $0.sku == sku }) {
            items[index].quantity += 1
        } else {
            items.append(CartViewController.Item(sku: sku, name: name, price: price, quantity: 1))
        }
        view?.renderIfNeeded()
    }

    func redeem(_ code: String) {
        couponState = .checking(code)
        view?.render()
        interactor.check(couponCode: code) { [weak self] coupon in
            self?.couponState = coupon.map { .accepted($0) } ?? .rejected(reason: "\(code) is not valid.")
            self?.view?.render()
        }
    }

    func numberOfRows() -> Int {
        items.count
    }

    func motionEnded(motion: UIEvent.EventSubtype) {
        guard motion == .motionShake, let (item, index) = undoItem else { return }
        items.insert(item, at: min(index, items.count))
        undoItem = nil
        view?.render()
    }

    // MARK: - Passed on

    func openProduct(sku: String) {
        router.openProduct(sku: sku)
    }
}
