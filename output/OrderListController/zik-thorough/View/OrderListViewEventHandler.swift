import Foundation

/// What `OrderListController` asks of `OrderListViewPresenter`.
@MainActor
protocol OrderListViewEventHandler: AnyObject {
	func 刷新()
	func 点击(_ order: OrderListController.Order)
	func 取消(_ order: OrderListController.Order)
	func 拨打(_ number: String)
	func viewDidLoad()
	func willDisplay(at indexPath: IndexPath)
}
