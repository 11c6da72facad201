import Foundation

/// What `CartViewPresenter` asks of `CartInteractor`.
@MainActor
protocol CartInteractorInput: AnyObject {
    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void)
    func restore() -> [CartViewController.Item]
    func loadPrices()
    func saveItems()
}
