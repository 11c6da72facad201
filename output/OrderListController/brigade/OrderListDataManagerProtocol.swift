import Foundation

/// What `OrderListInteractor` asks of `OrderListDataManager`.
@MainActor
protocol OrderListDataManagerProtocol: AnyObject {
	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void)
	func 接口地址(page: Int, filter: OrderListController.订单状态?) -> URL?
	func 读取缓存() -> [OrderListController.Order]
}
