import RIBs
import UIKit

/// What `OrderListInteractor` asks of `OrderListController`.
@MainActor
protocol OrderListPresentable: Presentable {
	var orders: [OrderListController.Order] { get set }

	func 更新列表()
	func 结束刷新()
	func showToast(_ message: String)
}

/// What `OrderListInteractor` asks of `OrderListRouter`.
@MainActor
protocol OrderListRouting: ViewableRouting {
	func 打开详情(orderNumber: String)
	func 打开支付(orderNumber: String)
	func 打开物流(trackingNumber: String)
	func open(url: URL)
}

@MainActor
final class OrderListInteractor: PresentableInteractor<OrderListPresentable>, OrderListPresentableListener, OrderListInteractable, @unchecked Sendable {
	weak var router: OrderListRouting?

	// MARK: - 属性

	private var page = 1
	private var hasMore = true
	private var 正在加载 = false
	private var filter: OrderListController.订单状态?

	// MARK: - 生命周期

	func updateOrders() {
		presenter.orders = 读取缓存()
		刷新()
	}

	// MARK: - 网络请求

	private func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void) {
		guard let url = 接口地址(page: page, filter: filter) else { return }
		URLSession.shared.dataTask(with: url) { data, _, error in
			let result = data.flatMap { try? JSONDecoder().decode(OrderListController.Page.self, from: $0) }
			DispatchQueue.main.async {
				completion(error == nil ? result?.orders : nil, result?.hasMore ?? false)
			}
		}.resume()
	}

	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void) {
		guard let url = URL(string: "https://mall.example/api/order/cancel") else { return }
		var request = URLRequest(url: url)
		request.httpMethod = "POST"
		request.httpBody = "order_no=\(order.orderNumber)&reason=不想要了".data(using: .utf8)
		URLSession.shared.dataTask(with: request) { _, response, _ in
			let ok = (response as? HTTPURLResponse)?.statusCode == 200
			DispatchQueue.main.async { completion(ok) }
		}.resume()
	}

	private func 接口地址(page: Int, filter: OrderListController.订单状态?) -> URL? {
		var components = URLComponents(string: "https://mall.example/api/orders")
		components?.queryItems = [URLQueryItem(name: "page", value: String(page))]
		if let filter = filter {
			components?.queryItems?.append(URLQueryItem(name: "status", value: String(filter.rawValue)))
		}
		return components?.url
	}

	// MARK: - 数据处理

	func 刷新() {
		page = 1
		hasMore = true
		加载下一页()
	}

	/// 加载并合并一页数据
	private func 加载下一页() {
		guard hasMore, !正在加载 else { return }
		正在加载 = true
		请求订单(page: page) { [weak self] list, more in
			guard let self = self else { return }
			self.正在加载 = false
			self.presenter.结束刷新()
			guard let list = list else {
				self.presenter.showToast("网络不给力 😢")
				return
			}
			self.合并(list, more: more)
			self.presenter.更新列表()
		}
	}

	private func 合并(_ list: [OrderListController.Order], more: Bool) {
		presenter.orders = page == 1 ? list : presenter.orders + list
		hasMore = more
		page += 1
		写入缓存()
	}

	func 标记取消(_ order: OrderListController.Order) {
		guard let index = presenter.orders.firstIndex(where: { $0.orderNumber == order.orderNumber }) else { return }
		presenter.orders[index].status = .已取消
		写入缓存()
	}

	private func 读取缓存() -> [OrderListController.Order] {
		guard let data = UserDefaults.standard.data(forKey: "订单缓存") else { return [] }
		return (try? JSONDecoder().decode([OrderListController.Order].self, from: data)) ?? []
	}

	private func 写入缓存() {
		let 最近订单 = Array(presenter.orders.prefix(20)) // 只缓存第一页
		UserDefaults.standard.set(try? JSONEncoder().encode(最近订单), forKey: "订单缓存")
	}

	// MARK: - 事件处理

	func updateFilter(at selectedSegmentIndex: Int) {
		let 选项: [OrderListController.订单状态?] = [nil, .待付款, .待收货, .已完成]
		filter = 选项[selectedSegmentIndex]
		刷新()
	}

	/// 不同状态进入不同页面
	func 点击(_ order: OrderListController.Order) {
		switch order.status {
		case .待付款:
			router?.打开支付(orderNumber: order.orderNumber)
		case .待收货:
			router?.打开物流(trackingNumber: order.trackingNumber ?? "")
		default:
			router?.打开详情(orderNumber: order.orderNumber)
		}
	}

	// MARK: - 界面跳转

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		router?.open(url: url)
	}

	func loadDisplay(at indexPath: IndexPath) {
		if indexPath.row == presenter.orders.count - 1 { 加载下一页() } // 滑到底部时加载更多
	}
}
