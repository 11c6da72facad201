import UIKit

@MainActor
final class OrderListPresenter: OrderListViewOutput, OrderListInteractorOutput, OrderListRouterOutput {
	weak var view: OrderListViewInput?
	private let interactor: OrderListInteractorInput
	private let router: OrderListRouterInput

	// MARK: - 属性

	var orders: [OrderListController.Order] = []
	private var page = 1
	private var hasMore = true
	private var 正在加载 = false

	init(interactor: OrderListInteractorInput, router: OrderListRouterInput) {
		self.interactor = interactor
		self.router = router
	}

	// MARK: - 网络请求

	func 接口地址(page: Int, filter: OrderListController.订单状态?) -> URL? {
		let components = interactor.makeComponents(page: page, filter: filter)
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
		interactor.请求订单(page: page) { [weak self] list, more in
			guard let self = self else { return }
			self.正在加载 = false
			self.view?.结束刷新()
			guard let list = list else {
				self.view?.showToast("网络不给力 😢")
				return
			}
			self.合并(list, more: more)
			self.view?.更新列表()
		}
	}

	private func 合并(_ list: [OrderListController.Order], more: Bool) {
		orders = page == 1 ? list : orders + list
		hasMore = more
		page += 1
		写入缓存()
	}

	private func 标记取消(_ order: OrderListController.Order) {
		guard let index = orders.firstIndex(where: { $0.orderNumber == order.orderNumber }) else { return }
		orders[index].status = .已取消
		写入缓存()
	}

	func 读取缓存() -> [OrderListController.Order] {
		guard let data = UserDefaults.standard.data(forKey: "订单缓存") else { return [] }
		return (try? JSONDecoder().decode([OrderListController.Order].self, from: data)) ?? []
	}

	private func 写入缓存() {
		interactor.save订单缓存()
	}

	// MARK: - 格式化

	func 金额文字(_ amount: Int) -> String {
		String(format: "¥%.2f", Double(amount) / 100)
	}

	// MARK: - 事件处理

	/// 不同状态进入不同页面
	func 点击(_ order: OrderListController.Order) {
		switch order.status {
		case .待付款:
			router.打开支付(orderNumber: order.orderNumber)
		case .待收货:
			router.打开物流(trackingNumber: order.trackingNumber ?? "")
		default:
			router.打开详情(orderNumber: order.orderNumber)
		}
	}

	func 取消(_ order: OrderListController.Order) {
		view?.确认取消(message: "确定取消「\(order.商品名称)」吗？") { [weak self] in
			self?.interactor.请求取消(order) { ok in
				guard ok else {
					self?.view?.showToast("取消失败 ❌")
					return
				}
				self?.标记取消(order)
				self?.view?.更新列表()
			}
		}
	}

	// MARK: - 界面跳转

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		router.open(url: url)
	}

	func willDisplay(at indexPath: IndexPath) {
		if indexPath.row == orders.count - 1 { 加载下一页() } // 滑到底部时加载更多
	}

	// MARK: - Passed on

	var filter: OrderListController.订单状态? {
		get { interactor.filter }
		set { interactor.filter = newValue }
	}
}
