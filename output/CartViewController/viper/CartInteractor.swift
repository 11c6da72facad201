import Foundation

@MainActor
final class CartInteractor: CartInteractorInput {
    weak var output: CartInteractorOutput?

    // MARK: - Layout

    func loadPrices() {
        guard let output = output else { return }
        var request = URLRequest(url: endpoint("prices"))
        request.httpMethod = "POST"
        request.httpBody = try? JSONEncoder().encode(output.items.map { $0.sku })
        URLSession.shared.dataTask(with: request) { [weak self] data, _, _ in
            guard let data = data, let prices = try? JSONDecoder().decode([String: Decimal].self, from: data) else {
                return  // yesterday's prices will do
            }
            DispatchQueue.main.async {
                self?.output?.apply(prices)
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
        guard let output = output else { return }
        UserDefaults.standard.set(try? JSONEncoder().encode(output.items), forKey: "cart.items")
    }
}
