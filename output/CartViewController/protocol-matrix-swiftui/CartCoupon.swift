import Foundation

extension CartViewController {
    struct Coupon: Decodable {
        let code: String
        let percent: Int
    }
}
