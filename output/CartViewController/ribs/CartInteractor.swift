import RIBs
import UIKit

/// What `CartInteractor` asks of `CartViewController`.
@MainActor
protocol CartPresentable: Presentable {
    var items: [CartViewController.Item] { get set }
    var couponState: CartViewController.CouponState { get set }

    func render()
    func renderIfNeeded()
}

/// What `CartInteractor` asks of `CartRouter`.
@MainActor
protocol CartRouting: ViewableRouting {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}

@MainActor
final class CartInteractor: PresentableInteractor<CartPresentable>, CartPresentableListener, @unchecked Sendable {
    weak var router: CartRouting?

    // MARK: - Delegate

    private var undoItem: (item: CartViewController.Item, index: Int)?

    // MARK: - Networking

    func updateItems() {
        presenter.items = restore()
    }

    func couponText() -> String {
        switch presenter.couponState {
        case .none: return ""
        case .checking(let code): return "checking \(code) …"
        case .accepted(let coupon): return "\(coupon.code): −\(coupon.percent) %"
        case .rejected(let reason): return reason
        }
    }

    // MARK: - Layout

    /// Asks the shop for today's prices. Items that are sold out leave the cart.
    func refreshPrices() {
        var request = URLRequest(url: endpoint("prices"))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(presenter.items.map { $0.sku })
        URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in
            guard let data = data, let prices = try? JSONDecoder().decode([String: Decimal].self, from: data) else {
                return  // yesterday's prices will do
            }
            DispatchQueue.main.async {
                self?.apply(prices)
            }
        }.resume()
    }

    private func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void) {
        let url = endpoint("coupons").appendingPathComponent(code)
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let coupon = data.flatMap { try? JSONDecoder().decode(CartViewController.Coupon.self, from: $0) }
            DispatchQueue.main.async {
                completion(coupon)
            }
        }.resume()
    }

    private func endpoint(_ path: String) -> URL {
        URL(string: "https://shop.example/api/")!.appendingPathComponent(path)
    }

    // MARK: - Navigation

    private func apply(_ prices: [String: Decimal]) {
        presenter.items = presenter.items.compactMap { item in
            guard let price = prices[item.sku] else { return nil }
            return CartViewController.Item(sku: item.sku, name: item.name, price: price, quantity: item.quantity)
        }
        presenter.render()
    }

    private func remove(at index: Int) {
        undoItem = (presenter.items[index], index)
        presenter.items.remove(at: index)
        presenter.render()
    }

    func setQuantity(_ quantity: Int, at index: Int) {
        guard quantity > 0 else {
            remove(at: index)
            return
        }
        presenter.items[index].quantity = min(quantity, 99)
        presenter.render()
    }

    // MARK: - View

    func persist() {
        UserDefaults.standard.set(try? JSONEncoder().encode(presenter.items), forKey: "cart.items")
    }

    private func restore() -> [CartViewController.Item] {
        guard let data = UserDefaults.standard.data(forKey: "cart.items") else { return [] }
        return (try? JSONDecoder().decode([CartViewController.Item].self, from: data)) ?? []
    }

    func clearItems() {
        presenter.items = []
        presenter.couponState = .none
        presenter.render()
    }

    /// Takes an item from another screen.
    func add(sku: String, name: String, price: Decimal) {
        if let index = presenter.items.firstIndex(where: { $0.sku == sku }) {
            presenter.items[index].quantity += 1
        } else {
            presenter.items.append(CartViewController.Item(sku: sku, name: name, price: price, quantity: 1))
        }
        presenter.renderIfNeeded()
    }

    func redeem(_ code: String) {
        presenter.couponState = .checking(code)
        presenter.render()
        check(couponCode: code) { [weak self] coupon in
            self?.presenter.couponState = coupon.map { .accepted($0) } ?? .rejected(reason: "\(code) is not valid.")
            self?.presenter.render()
        }
    }

    func addItem(motion: UIEvent.EventSubtype) {
        guard motion == .motionShake, let (item, index) = undoItem else { return }
        presenter.items.insert(item, at: min(index, presenter.items.count))
        undoItem = nil
        presenter.render()
    }

    // MARK: - Passed on

    func openCheckout(total: Decimal, couponCode: String?) {
        router?.openCheckout(total: total, couponCode: couponCode)
    }

    func openProduct(sku: String) {
        router?.openProduct(sku: sku)
    }
}
