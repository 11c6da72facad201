import Foundation

@MainActor
final class CartInteractor: CartInteractorProtocol {
    weak var presenter: CartPresenterProtocol?

    // MARK: - Layout

    func loadPrices() {
        guard let presenter = presenter else { return }
        var request = URLRequest(url: endpoint("prices"))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(presenter.items.map { $0.sku })
        URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in
            guard let data = data, let prices = try? JSONDecoder().decode([String: Decimal].self, from: data) else {
                return  // yesterday's prices will do
            }
            DispatchQueue.main.async {
                self?.presenter?.apply(prices)
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
        guard let presenter = presenter else { return }
        UserDefaults.standard.set(try? JSONEncoder().encode(presenter.items), forKey: "cart.items")
    }

    func restore() -> [CartViewController.Item] {
        guard let data = UserDefaults.standard.data(forKey: "cart.items") else { return [] }
        return (try? JSONDecoder().decode([CartViewController.Item].self, from: data)) ?? []
    }
}
