import Foundation

@MainActor
final class CartInteractor: CartInteractorInterface {
    // MARK: - Layout

    func makeRequest() -> URLRequest {
        return URLRequest(url: endpoint("prices"))
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

    func restore() -> [CartViewController.Item] {
        guard let data = UserDefaults.standard.data(forKey: "cart.items") else { return [] }
        return (try? JSONDecoder().decode([CartViewController.Item].self, from: data)) ?? []
    }
}
