import UIKit

/// Builds the OrderList module.
@MainActor
final class OrderListModule {
	func buildDefault() -> UIViewController {
		let view = OrderListController()
		view.presenter = build(for: view)
		return view
	}

	/// Builds the module of a view that exists already, for example one out of a storyboard.
	func build(for view: OrderListController) -> OrderListPresenter {
		let router = OrderListDefaultRouter()
		let interactor = OrderListDefaultInteractor()
		let presenter = OrderListDefaultPresenter()
		presenter.view = view
		presenter.interactor = interactor
		presenter.router = router
		router.presenter = presenter
		router.viewController = view
		return presenter
	}
}
