import UIKit

/// Assembles the OrderList module.
@MainActor
enum OrderListAssembly {
	static func assemble() -> OrderListController {
		let view = OrderListController()
		view.eventHandler = assemble(view)
		return view
	}

	/// Assembles the module of a view that exists already, for example one out of a storyboard.
	static func assemble(_ view: OrderListController) -> OrderListViewEventHandler {
		let router = OrderListRouter()
		let interactor = OrderListInteractor()
		let presenter = OrderListPresenter()
		presenter.view = view
		presenter.orderListProvider = interactor
		presenter.router = router
		router.viewController = view
		return presenter
	}
}
