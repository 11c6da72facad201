import Foundation

/// What `OrderListController` asks of `OrderListViewPresenter`.
@MainActor
protocol OrderListViewDataSource: AnyObject {
	var orders: [OrderListController.Order] { get }
	var filter: OrderListController.订单状态? { get set }

	func 副标题(_ order: OrderListController.Order) -> String
}
