import Foundation

/// What `OrderListViewPresenter` asks of `OrderListInteractor`.
@MainActor
protocol OrderListInteractorInput: AnyObject {
	var orders: [OrderListController.Order] { get set }
	var filter: OrderListController.订单状态? { get set }

	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void)
	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void)
	func 标记取消(_ order: OrderListController.Order)
	func 读取缓存() -> [OrderListController.Order]
	func 写入缓存()
	func 状态文字(_ status: OrderListController.订单状态) -> String
}
