import Foundation

/// What `CartViewController` asks of `CartViewPresenter`.
@MainActor
protocol CartViewDataSource: AnyObject {
    var items: [CartViewController.Item] { get }

    func priceText(_ amount: Decimal) -> String
    func quantityText(_ item: CartViewController.Item) -> String
    func couponText() -> String
    func subtotal() -> Decimal
    func discount(on amount: Decimal) -> Decimal
    func numberOfRows() -> Int
}
