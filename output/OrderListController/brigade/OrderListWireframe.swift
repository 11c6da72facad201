import UIKit

@MainActor
final class OrderListWireframe: OrderListWireframeProtocol {
	weak var viewController: OrderListController?

	/// Makes the screen together with its module; what it needs are its parameters.
	static func initializeModule() -> OrderListController {
		let view = OrderListController()
		view.presenter = initializeModule(for: view)
		return view
	}

	/// Initialises the module of a controller that exists already, for example one out of a storyboard.
	static func initializeModule(for view: OrderListController) -> OrderListPresenterProtocol {
		let wireframe = OrderListWireframe()
		let dataManager = OrderListDataManager()
		let interactor = OrderListInteractor(dataManager: dataManager)
		let presenter = OrderListPresenter(interactor: interactor, wireframe: wireframe)
		presenter.view = view
		wireframe.viewController = view
		return presenter
	}

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
			self?.viewController?.刷新()
		}
		viewController?.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		viewController?.navigationController?.pushViewController(logistics, animated: true)
	}

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		UIApplication.shared.open(url)
	}
}
