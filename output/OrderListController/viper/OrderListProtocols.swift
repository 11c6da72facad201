import Foundation

/// What `OrderListController` asks of `OrderListPresenter`.
@MainActor
protocol OrderListViewOutput: AnyObject {
	var orders: [OrderListController.Order] { get set }
	var filter: OrderListController.订单状态? { get set }

	func 刷新()
	func 读取缓存() -> [OrderListController.Order]
	func 金额文字(_ amount: Int) -> String
	func 点击(_ order: OrderListController.Order)
	func 取消(_ order: OrderListController.Order)
	func 拨打(_ number: String)
	func willDisplay(at indexPath: IndexPath)
}

/// What `OrderListPresenter` asks of `OrderListController`.
@MainActor
protocol OrderListViewInput: AnyObject {
	func 更新列表()
	func 结束刷新()
	func showToast(_ message: String)
	func 确认取消(message: String, 确定: @escaping () -> Void)
}

/// What `OrderListPresenter` asks of `OrderListInteractor`.
@MainActor
protocol OrderListInteractorInput: AnyObject {
	var filter: OrderListController.订单状态? { get set }

	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void)
	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void)
	func makeComponents(page: Int, filter: OrderListController.订单状态?) -> URLComponents?
	func save订单缓存()
}

/// What `OrderListInteractor` asks of `OrderListPresenter`.
@MainActor
protocol OrderListInteractorOutput: AnyObject {
	var orders: [OrderListController.Order] { get set }

	func 接口地址(page: Int, filter: OrderListController.订单状态?) -> URL?
}

/// What `OrderListPresenter` asks of `OrderListRouter`.
@MainActor
protocol OrderListRouterInput: AnyObject {
	func 打开详情(orderNumber: String)
	func 打开支付(orderNumber: String)
	func 打开物流(trackingNumber: String)
	func open(url: URL)
}

/// What `OrderListRouter` asks of `OrderListPresenter`.
@MainActor
protocol OrderListRouterOutput: AnyObject {
	func 刷新()
}
