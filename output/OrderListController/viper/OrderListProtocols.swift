import Foundation

/// What `OrderListController` asks of `OrderListPresenter`.
@MainActor
protocol OrderListViewOutput: AnyObject {
	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void)
	func 读取缓存() -> [OrderListController.Order]
	func 金额文字(_ amount: Int) -> String
	func 点击(_ order: OrderListController.Order)
	func 取消(_ order: OrderListController.Order)
}

/// What `OrderListPresenter` asks of `OrderListController`.
@MainActor
protocol OrderListViewInput: AnyObject {
	var filter: OrderListController.订单状态? { get }

	func 更新列表()
	func showToast(_ message: String)
	func 标记取消(_ order: OrderListController.Order)
	func 确认取消(message: String, 确定: @escaping () -> Void)
}

/// What `OrderListPresenter` asks of `OrderListInteractor`.
@MainActor
protocol OrderListInteractorInput: AnyObject {
	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void)
	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void)
	func 读取缓存() -> [OrderListController.Order]
}

/// What `OrderListInteractor` asks of `OrderListPresenter`.
@MainActor
protocol OrderListInteractorOutput: AnyObject {
	var filter: OrderListController.订单状态? { get }
}

/// What `OrderListPresenter` asks of `OrderListRouter`.
@MainActor
protocol OrderListRouterInput: AnyObject {
	func 打开详情(orderNumber: String)
	func 打开支付(orderNumber: String)
	func 打开物流(trackingNumber: String)
}
