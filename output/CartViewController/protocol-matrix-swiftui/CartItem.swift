import Foundation

extension CartViewController {
    struct Item: Codable, Equatable {
        let sku: String
        let name: String
        let price: Decimal
        var quantity: Int
    }
}
