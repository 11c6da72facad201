import RIBs
import UIKit

/// What `OrderListRouter` asks of `OrderListInteractor`.
@MainActor
protocol OrderListInteractable: Interactable {
	func 刷新()
}

@MainActor
final class OrderListRouter: ViewableRouter<OrderListInteractable, ViewControllable>, OrderListRouting {
	// MARK: - 界面跳转

	func 打开详情(orderNumber: String) {
		let detail = OrderDetailController()
		detail.orderNumber = orderNumber
		viewController.uiviewController.navigationController?.pushViewController(detail, animated: true)
	}

	func 打开支付(orderNumber: String) {
		let payment = PaymentController()
		payment.orderNumber = orderNumber
		payment.onPaid = { [weak self] in
			self?.viewController.uiviewController.dismiss(animated: true)
			self?.interactor.刷新()
		}
		viewController.uiviewController.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		viewController.uiviewController.navigationController?.pushViewController(logistics, animated: true)
	}

	func open(url: URL) {
		UIApplication.shared.open(url)
	}
}
