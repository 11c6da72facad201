import UIKit
import Viperit

@MainActor
final class OrderListRouter: Router, OrderListRouterApi {
	private var presenter: OrderListPresenterApi? { _presenter as? OrderListPresenterApi }
	private var orderListView: OrderListController? { _presenter?._view as? OrderListController }

	// MARK: - 界面跳转

	func 打开详情(orderNumber: String) {
		let detail = OrderDetailController()
		detail.orderNumber = orderNumber
		orderListView?.navigationController?.pushViewController(detail, animated: true)
	}

	func 打开支付(orderNumber: String) {
		let payment = PaymentController()
		payment.orderNumber = orderNumber
		payment.onPaid = { [weak self] in
			self?.orderListView?.dismiss(animated: true)
			self?.presenter?.刷新()
		}
		orderListView?.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		orderListView?.navigationController?.pushViewController(logistics, animated: true)
	}

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		UIApplication.shared.open(url)
	}
}
