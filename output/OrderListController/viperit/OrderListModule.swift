import UIKit
import Viperit

/// Ties the parts of the OrderList module together.
@MainActor
enum OrderListModule {
	static func build() -> OrderListController {
		let view = OrderListController()
		view._presenter = build(view: view)
		return view
	}

	/// Ties the module of a view that exists already, for example one out of a storyboard.
	static func build(view: OrderListController) -> OrderListPresenter {
		let router = OrderListRouter()
		let interactor = OrderListInteractor()
		let presenter = OrderListPresenter()
		presenter._view = view
		presenter._interactor = interactor
		presenter._router = router
		interactor._presenter = presenter
		router._presenter = presenter
		return presenter
	}
}
