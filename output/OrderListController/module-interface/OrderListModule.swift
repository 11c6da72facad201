import UIKit

extension OrderListController {
	/// Makes the screen together with its module.
	static func orderListViewController() -> OrderListController {
		let userInterface = OrderListController()
		userInterface.eventHandler = moduleInterface(for: userInterface)
		return userInterface
	}

	/// Makes what is behind a controller that exists already, for example one out of a storyboard.
	static func moduleInterface(for userInterface: OrderListController) -> OrderListModuleInterface {
		let wireFrame = OrderListWireFrame()
		let interactor = OrderListInteractor()
		let presenter = OrderListPresenter()
		presenter.userInterface = userInterface
		presenter.orderListInteractor = interactor
		presenter.orderListWireFrame = wireFrame
		wireFrame.viewController = userInterface
		return presenter
	}
}
