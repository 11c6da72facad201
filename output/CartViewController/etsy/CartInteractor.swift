import Foundation
import VIPERBuilder

@MainActor
final class CartInteractor: VIPERInteractor, @unchecked Sendable {
    private var cartPresenter: CartPresenter? { presenter as? CartPresenter }
    private var cartRouter: CartRouter? { router as? CartRouter }

    // MARK: - Layout

    func loadPrices() {
        guard let cartPresenter = cartPresenter else { return }
        var request = URLRequest(url: endpoint("prices"))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(cartPresenter.items.map { $0.sku })
        URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in
            guard let data = data, let prices = try? JSONDecoder().decode([String: Decimal].self, from: data) else {
                return  // yesterday's prices will do
            }
            DispatchQueue.main.async {
                self?.cartPresenter?.apply(prices)
            }
        }.resume()
    }

    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void) {
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

    // MARK: - View

    func saveItems() {
        guard let cartPresenter = cartPresenter else { return }
        UserDefaults.standard.set(try? JSONEncoder().encode(cartPresenter.items), forKey: "cart.items")
    }

    func restore() -> [CartViewController.Item] {
        guard let data = UserDefaults.standard.data(forKey: "cart.items") else { return [] }
        return (try? JSONDecoder().decode([CartViewController.Item].self, from: data)) ?? []
    }

    // MARK: - Passed on

    func openCheckout(total: Decimal, couponCode: String?) {
        cartRouter?.openCheckout(total: total, couponCode: couponCode)
    }
}
