import UIKit
import ZIKRouter.Internal
import ZRouter

@MainActor
final class OrderListViewRouter: ZIKViewRouter<OrderListController, ViewRouteConfig> {
	override class func registerRoutableDestination() {
		registerExclusiveView(OrderListController.self)
	}

	override func destination(with configuration: ViewRouteConfig) -> OrderListController? {
		return OrderListController()
	}

	override func prepareDestination(_ destination: OrderListController, configuration: ViewRouteConfig) {
		destination.eventHandler = assembleViper(for: destination)
	}

	/// Assembles the module of a controller that came about without a router.
	static func assembleViper(for view: OrderListController) -> OrderListViewEventHandler & OrderListViewDataSource {
		guard let router = OrderListViewRouter(configuring: { _ in }, removing: nil) else {
			preconditionFailure("OrderListViewRouter is abstract")
		}
		router.attachDestination(view)
		return router.assembleViper(for: view)
	}

	private func assembleViper(for view: OrderListController) -> OrderListViewEventHandler & OrderListViewDataSource {
		let interactor = OrderListInteractor()
		let presenter = OrderListViewPresenter()
		presenter.view = view
		presenter.interactor = interactor
		presenter.router = self
		return presenter
	}

	// MARK: - 界面跳转

	func 打开详情(orderNumber: String) {
		let detail = OrderDetailController()
		detail.orderNumber = orderNumber
		destination?.navigationController?.pushViewController(detail, animated: true)
	}

	func 打开支付(orderNumber: String) {
		let payment = PaymentController()
		payment.orderNumber = orderNumber
		payment.onPaid = { [weak self] in
			self?.destination?.dismiss(animated: true)
			self?.destination?.刷新()
		}
		destination?.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		destination?.navigationController?.pushViewController(logistics, animated: true)
	}

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		UIApplication.shared.open(url)
	}
}
