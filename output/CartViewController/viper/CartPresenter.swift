import UIKit

@MainActor
final class CartPresenter: CartViewOutput {
    weak var view: CartViewInput?
    private let interactor: CartInteractorInput
    private let router: CartRouterInput

    // MARK: - Delegate

    var couponState = CartViewController.CouponState.none

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

    func couponText() -> String {
        switch couponState {
        case .none: return ""
        case .checking(let code): return "checking \(code) …"
        case .accepted(let coupon): return "\(coupon.code): −\(coupon.percent) %"
        case .rejected(let reason): return reason
        }
    }

    // MARK: - Navigation

    func discount(on amount: Decimal) -> Decimal {
        guard case .accepted(let coupon) = couponState else { return 0 }
        return amount * Decimal(coupon.percent) / 100
    }

    // MARK: - View

    func redeem(_ code: String) {
        couponState = .checking(code)
        view?.render()
        view?.check(couponCode: code) { [weak self] coupon in
            self?.couponState = coupon.map { .accepted($0) } ?? .rejected(reason: "\(code) is not valid.")
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
