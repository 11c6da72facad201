import UIKit

/// Builds the OrderList module and ties its parts together.
@MainActor
enum OrderListBuilder {
	/// Makes the screen together with its module.
	static func build() -> OrderListController {
		let view = OrderListController()
		view.presenter = wire(view)
		return view
	}

	/// Wires the module of a controller that exists already.
	static func wire(_ view: OrderListController) -> OrderListViewOutput {
		let router = OrderListRouter()
		let interactor = OrderListInteractor()
		let presenter = OrderListPresenter(interactor: interactor, router: router)
		presenter.view = view
		interactor.output = presenter
		router.viewController = view
		router.output = presenter
		return presenter
	}
}
