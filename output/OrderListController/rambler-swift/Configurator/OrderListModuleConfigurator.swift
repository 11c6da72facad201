import UIKit

/// Configures the OrderList module.
@MainActor
final class OrderListModuleConfigurator {
	func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
		guard let viewController = viewInput as? OrderListController else { return }
		viewController.output = configure(viewController: viewController)
	}

	/// Makes the screen together with its module.
	func orderListViewController() -> OrderListController {
		let viewController = OrderListController()
		viewController.output = configure(viewController: viewController)
		return viewController
	}

	func configure(viewController: OrderListController) -> OrderListViewOutput {
		let router = OrderListRouter()
		let interactor = OrderListInteractor()
		let presenter = OrderListPresenter()
		presenter.view = viewController
		presenter.interactor = interactor
		presenter.router = router
		router.transitionHandler = viewController
		return presenter
	}
}
