import Foundation

/// What `CartPresenter` asks of `CartInteractor`.
@MainActor
protocol CartInteractorInterface: AnyObject {
    func check(couponCode code: String, completion: @escaping (CartViewController.Coupon?) -> Void)
    func restore() -> [CartViewController.Item]
    func makeRequest() -> URLRequest
}
