import Foundation

/// What `OrderListController` asks of `OrderListPresenter`.
@MainActor
protocol OrderListModuleInterface: AnyObject {
	var orders: [OrderListController.Order] { get }
	var filter: OrderListController.订单状态? { get set }

	func 刷新()
	func 副标题(_ order: OrderListController.Order) -> String
	func 点击(_ order: OrderListController.Order)
	func 取消(_ order: OrderListController.Order)
	func 拨打(_ number: String)
	func viewDidLoad()
	func willDisplay(at indexPath: IndexPath)
}
