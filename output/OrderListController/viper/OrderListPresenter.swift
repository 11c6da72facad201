import Foundation

@MainActor
final class OrderListPresenter: OrderListViewOutput, OrderListInteractorOutput {
	weak var view: OrderListViewInput?
	private let interactor: OrderListInteractorInput
	private let router: OrderListRouterInput

	init(interactor: OrderListInteractorInput, router: OrderListRouterInput) {
		self.interactor = interactor
		self.router = router
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
				self?.view?.标记取消(order)
				self?.view?.更新列表()
			}
		}
	}

	// MARK: - Passed on

	var filter: OrderListController.订单状态? {
		view?.filter
	}

	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void) {
		interactor.请求订单(page: page, completion: completion)
	}

	func 读取缓存() -> [OrderListController.Order] {
		interactor.读取缓存()
	}
}
