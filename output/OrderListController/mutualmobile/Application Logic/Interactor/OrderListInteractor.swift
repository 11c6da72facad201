import Foundation

@MainActor
final class OrderListInteractor: OrderListInteractorInput {
	private let dataManager: OrderListDataManagerInterface

	// MARK: - 属性

	var orders: [OrderListController.Order] = []

	var filter: OrderListController.订单状态?

	init(dataManager: OrderListDataManagerInterface) {
		self.dataManager = dataManager
	}

	// MARK: - 网络请求

	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void) {
		guard let url = dataManager.接口地址(page: page, filter: filter) else { return }
		URLSession.shared.dataTask(with: url) { data, _, error in
			let result = data.flatMap { try? JSONDecoder().decode(OrderListController.Page.self, from: $0) }
			DispatchQueue.main.async {
				completion(error == nil ? result?.orders : nil, result?.hasMore ?? false)
			}
		}.resume()
	}

	// MARK: - 数据处理

	func 标记取消(_ order: OrderListController.Order) {
		guard let index = orders.firstIndex(where: { $0.orderNumber == order.orderNumber }) else { return }
		orders[index].status = .已取消
		写入缓存()
	}

	func 写入缓存() {
		let 最近订单 = Array(orders.prefix(20)) // 只缓存第一页
		UserDefaults.standard.set(try? JSONEncoder().encode(最近订单), forKey: "订单缓存")
	}

	// MARK: - 格式化

	func 状态文字(_ status: OrderListController.订单状态) -> String {
		switch status {
		case .待付款: return "⏳ 待付款"
		case .待发货: return "📦 待发货"
		case .待收货: return "🚚 待收货"
		case .已完成: return "✅ 已完成"
		case .已取消: return "已取消"
		}
	}

	// MARK: - Passed on

	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void) {
		dataManager.请求取消(order, completion: completion)
	}

	func 读取缓存() -> [OrderListController.Order] {
		dataManager.读取缓存()
	}
}
