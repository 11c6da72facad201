import UIKit

@MainActor
final class OrderListPresenter: OrderListViewOutput {
	weak var view: OrderListViewInput?
	private let interactor: OrderListInteractorInput
	private let router: OrderListRouterInput

	// MARK: - 属性

	private lazy var dateFormatter: DateFormatter = {
		let formatter = DateFormatter()
		formatter.dateFormat = "yyyy年MM月dd日 HH:mm"
		return formatter
	}()

	private var page = 1
	private var hasMore = true
	private var 正在加载 = false

	init(interactor: OrderListInteractorInput, router: OrderListRouterInput) {
		self.interactor = interactor
		self.router = router
	}

	func viewDidLoad() {
		interactor.orders = interactor.读取缓存()
		刷新()
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
		interactor.orders = page == 1 ? list : interactor.orders + list
		hasMore = more
		page += 1
		interactor.写入缓存()
	}

	// MARK: - 格式化

	private func 金额文字(_ amount: Int) -> String {
		String(format: "¥%.2f", Double(amount) / 100)
	}

	func 副标题(_ order: OrderListController.Order) -> String {
		let date = dateFormatter.string(from: Date(timeIntervalSince1970: order.createdAt))
		return "\(interactor.状态文字(order.status))　\(金额文字(order.amount))　\(date)"
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
				self?.interactor.标记取消(order)
				self?.view?.更新列表()
			}
		}
	}

	func willDisplay(at indexPath: IndexPath) {
		if indexPath.row == interactor.orders.count - 1 { 加载下一页() } // 滑到底部时加载更多
	}

	// MARK: - Passed on

	var orders: [OrderListController.Order] {
		interactor.orders
	}

	var filter: OrderListController.订单状态? {
		get { interactor.filter }
		set { interactor.filter = newValue }
	}

	func 拨打(_ number: String) {
		router.拨打(number)
	}
}
