import UIKit

/// What `AppDependencies` does for the OrderList module.
@MainActor
final class OrderListDependencies {
	/// Makes the screen together with its module.
	func orderListViewController() -> OrderListController {
		let userInterface = OrderListController()
		userInterface.eventHandler = configureDependencies(for: userInterface)
		return userInterface
	}

	/// Configures a controller that exists already, for example one out of a storyboard.
	func configureDependencies(for userInterface: OrderListController) -> OrderListModuleInterface {
		let wireframe = OrderListWireframe()
		let dataManager = OrderListDataManager()
		let interactor = OrderListInteractor(dataManager: dataManager)
		let presenter = OrderListPresenter()
		presenter.userInterface = userInterface
		presenter.orderListInteractor = interactor
		presenter.orderListWireframe = wireframe
		wireframe.orderListViewController = userInterface
		return presenter
	}
}

@MainActor
extension AppDependencies {
	/// Makes the screens of the OrderList module.
	var orderList: OrderListDependencies { OrderListDependencies() }
}
