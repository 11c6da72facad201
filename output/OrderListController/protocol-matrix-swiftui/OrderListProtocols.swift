import Foundation

/// What `OrderListController` asks of `OrderListPresenter`.
@MainActor
protocol OrderListPresenterProtocol: AnyObject {
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

/// What `OrderListPresenter` asks of `OrderListController`.
@MainActor
protocol OrderListViewProtocol: AnyObject {
	func 更新列表()
	func 结束刷新()
	func showToast(_ message: String)
	func 确认取消(message: String, 确定: @escaping () -> Void)
}

/// What `OrderListPresenter` asks of `OrderListInteractor`.
@MainActor
protocol OrderListInteractorProtocol: AnyObject {
	var orders: [OrderListController.Order] { get set }
	var filter: OrderListController.订单状态? { get set }

	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void)
	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void)
	func 标记取消(_ order: OrderListController.Order)
	func 读取缓存() -> [OrderListController.Order]
	func 写入缓存()
	func 状态文字(_ status: OrderListController.订单状态) -> String
}

/// What `OrderListPresenter` asks of `OrderListRouter`.
@MainActor
protocol OrderListRouterProtocol: AnyObject {
	func 打开详情(orderNumber: String)
	func 打开支付(orderNumber: String)
	func 打开物流(trackingNumber: String)
	func 拨打(_ number: String)
}
