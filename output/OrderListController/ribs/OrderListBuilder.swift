import RIBs
import UIKit

@MainActor
protocol OrderListBuildable: Buildable {
	func build() -> OrderListRouting
	func build(with viewController: OrderListController) -> OrderListRouting
}

/// Builds the OrderList RIB; attaching its router to that of the parent keeps it.
@MainActor
final class OrderListBuilder: Builder<EmptyDependency>, OrderListBuildable {
	func build() -> OrderListRouting {
		let viewController = OrderListController()
		let router = build(with: viewController)
		return router
	}

	func build(with viewController: OrderListController) -> OrderListRouting {
		let interactor = OrderListInteractor(presenter: viewController)
		let router = OrderListRouter(interactor: interactor, viewController: viewController)
		interactor.router = router
		viewController.listener = interactor
		return router
	}
}
