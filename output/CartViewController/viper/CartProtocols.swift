import Foundation

/// What `CartViewController` asks of `CartPresenter`.
@MainActor
protocol CartViewOutput: AnyObject {
    func priceText(_ amount: Decimal) -> String
    func quantityText(_ item: CartViewController.Item) -> String
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
    func restore() -> [CartViewController.Item]
    func redeem(_ code: String)
}

/// What `CartPresenter` asks of `CartViewController`.
@MainActor
protocol CartViewInput: AnyObject {
    var couponState: CartViewController.CouponState { get set }

    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void)
    func render()
}

/// What `CartPresenter` asks of `CartInteractor`.
@MainActor
protocol CartInteractorInput: AnyObject {
    func restore() -> [CartViewController.Item]
}

/// What `CartPresenter` asks of `CartRouter`.
@MainActor
protocol CartRouterInput: AnyObject {
    func openCheckout(total: Decimal, couponCode: String?)
    func openProduct(sku: String)
}
