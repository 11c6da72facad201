import UIKit

@MainActor
final class OrderListRouter: OrderListRouterInput {
	weak var viewController: OrderListController?
	weak var output: OrderListRouterOutput?

	// MARK: - 界面跳转

	func 打开详情(orderNumber: String) {
		let detail = OrderDetailController()
		detail.orderNumber = orderNumber
		viewController?.navigationController?.pushViewController(detail, animated: true)
	}

	func 打开支付(orderNumber: String) {
		let payment = PaymentController()
		payment.orderNumber = orderNumber
		payment.onPaid = { [weak self] in
			self?.viewController?.dismiss(animated: true)
			self?.output?.刷新()
		}
		viewController?.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		viewController?.navigationController?.pushViewController(logistics, animated: true)
	}

	func open(url: URL) {
		UIApplication.shared.open(url)
	}
}
