import Foundation

@MainActor
final class CartDataManager: CartDataManagerProtocol {
    // MARK: - View

    func restore() -> [CartViewController.Item] {
        guard let data = UserDefaults.standard.data(forKey: "cart.items") else { return [] }
        return (try? JSONDecoder().decode([CartViewController.Item].self, from: data)) ?? []
    }
}
