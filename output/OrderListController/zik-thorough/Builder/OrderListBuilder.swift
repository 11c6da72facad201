import UIKit

/// Builds the OrderList module: what the module needs are its parameters.
@MainActor
enum OrderListBuilder {
	static func viewController() -> UIViewController {
		let view = OrderListController()
		view.eventHandler = buildView(view)
		return view
	}

	/// Builds the module of a view that exists already, for example one out of a storyboard.
	static func buildView(_ view: OrderListController) -> OrderListViewEventHandler & OrderListViewDataSource {
		let wireframe = OrderListWireframe()
		let interactor = OrderListInteractor()
		let presenter = OrderListViewPresenter()
		presenter.view = view
		presenter.interactor = interactor
		presenter.wireframe = wireframe
		wireframe.view = view
		return presenter
	}
}
