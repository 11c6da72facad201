import UIKit

@MainActor
final class OrderListWireframe: BaseWireframe<OrderListController>, OrderListWireframeInterface {
	weak var moduleViewController: OrderListController?

	// MARK: - Module setup -

	convenience init() {
		let moduleViewController = OrderListController()
		self.init(viewController: moduleViewController)
		moduleViewController.presenter = setup(moduleViewController)
	}

	/// Sets up the module of a controller that exists already, for example one out of a storyboard.
	static func setup(_ moduleViewController: OrderListController) -> OrderListPresenterInterface {
		let wireframe = OrderListWireframe(viewController: moduleViewController)
		_ = wireframe.viewController  // From here on it holds the controller weakly.
		return wireframe.setup(moduleViewController)
	}

	/// Sets up the module around a controller that it holds.
	func setup(_ moduleViewController: OrderListController) -> OrderListPresenterInterface {
		let interactor = OrderListInteractor()
		let presenter = OrderListPresenter(interactor: interactor, wireframe: self)
		presenter.view = moduleViewController
		self.moduleViewController = moduleViewController
		return presenter
	}

	// MARK: - 界面跳转

	func 打开详情(orderNumber: String) {
		let detail = OrderDetailController()
		detail.orderNumber = orderNumber
		moduleViewController?.navigationController?.pushViewController(detail, animated: true)
	}

	func 打开支付(orderNumber: String) {
		let payment = PaymentController()
		payment.orderNumber = orderNumber
		payment.onPaid = { [weak self] in
			self?.moduleViewController?.dismiss(animated: true)
			self?.moduleViewController?.刷新()
		}
		moduleViewController?.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		moduleViewController?.navigationController?.pushViewController(logistics, animated: true)
	}

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		UIApplication.shared.open(url)
	}
}
