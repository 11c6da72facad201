import UIKit

@MainActor
final class CartPresenter: CartViewOutput {
    weak var view: CartViewInput?
    private let interactor: CartInteractorInput
    private let router: CartRouterInput

    init(interactor: CartInteractorInput, router: CartRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    // MARK: - Networking

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

    // MARK: - View

    func redeem(_ code: String) {
        view?.couponState = .checking(code)
        view?.render()
        view?.check(couponCode: code) { [weak self] coupon in
            self?.view?.couponState = coupon.map { .accepted($0) } ?? .rejected(reason: "\(code) is not valid.")
            self?.view?.render()
        }
    }

    // MARK: - Passed on

    func openCheckout(total: Decimal, couponCode: String?) {
        router.openCheckout(total: total, couponCode: couponCode)
    }

    func openProduct(sku: String) {
        router.openProduct(sku: sku)
    }

    func restore() -> [CartViewController.Item] {
        interactor.restore()
    }
}
