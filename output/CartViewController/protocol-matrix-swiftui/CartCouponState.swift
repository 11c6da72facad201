import Foundation

extension CartViewController {
    enum CouponState {
        case none
        case checking(String)
        case accepted(Coupon)
        case rejected(reason: String)
    }
}
