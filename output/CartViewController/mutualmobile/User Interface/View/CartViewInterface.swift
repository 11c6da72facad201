import UIKit

/// What `CartPresenter` asks of `CartViewController`.
@MainActor
protocol CartViewInterface: AnyObject {
    var undoItem: (item: CartViewController.Item, index: Int)? { get set }

    func confirmEmptying(then action: @escaping () -> Void)
    func total() -> Decimal
    func render()
    func renderIfNeeded()
}
