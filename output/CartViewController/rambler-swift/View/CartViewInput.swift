import UIKit

/// What `CartPresenter` asks of `CartViewController`.
@MainActor
protocol CartViewInput: AnyObject {
    var undoItem: (item: CartViewController.Item, index: Int)? { get set }

    func confirmEmptying(then action: @escaping () -> Void)
    func total() -> Decimal
    func render()
    func renderIfNeeded()
}
