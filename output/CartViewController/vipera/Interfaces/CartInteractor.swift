import Foundation

/// What `CartDefaultPresenter` asks of `CartDefaultInteractor`.
@MainActor
protocol CartInteractor: AnyObject {
    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void)
    func restore() -> [CartViewController.Item]
    func loadPrices()
    func saveItems()
}
