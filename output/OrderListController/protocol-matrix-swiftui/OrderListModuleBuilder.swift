import UIKit

/// Creates the parts of the OrderList module and connects them.
@MainActor
enum OrderListModuleBuilder {
	/// Makes the controller with its module.
	static func buildController() -> OrderListController {
		let view = OrderListController()
		view.presenter = connect(view)
		return view
	}

	/// Connects the module of a controller that exists already, for example one out of a storyboard.
	static func connect(_ view: OrderListController) -> OrderListPresenterProtocol {
		let router = OrderListRouter()
		let interactor = OrderListInteractor()
		let presenter = OrderListPresenter(interactor: interactor, router: router)
		presenter.view = view
		router.viewController = view
		return presenter
	}
}
