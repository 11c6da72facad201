import UIKit

@MainActor
final class OrderListWireframe: OrderListWireframeInput {
	weak var view: OrderListController?

	// MARK: - 界面跳转

	func 打开详情(orderNumber: String) {
		let detail = OrderDetailController()
		detail.orderNumber = orderNumber
		view?.navigationController?.pushViewController(detail, animated: true)
	}

	func 打开支付(orderNumber: String) {
		let payment = PaymentController()
		payment.orderNumber = orderNumber
		payment.onPaid = { [weak self] in
			self?.view?.dismiss(animated: true)
			self?.view?.刷新()
		}
		view?.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		view?.navigationController?.pushViewController(logistics, animated: true)
	}

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		UIApplication.shared.open(url)
	}
}
