import Foundation
import Testing

@testable import App

/// How the parts of the OrderList module hold each other.
@Suite
@MainActor
struct OrderListModuleTests {
	/// The screen with its module, each part by its class.
	@MainActor
	private struct Parts {
		let view: OrderListController
		let presenter: OrderListPresenter
		let interactor: OrderListInteractor
		let router: OrderListRouter

		init() throws {
			view = OrderListController()
			presenter = try #require(view.presenter as? OrderListPresenter)
			interactor = try #require(Mirror(reflecting: presenter).descendant("interactor") as? OrderListInteractor)
			router = try #require(Mirror(reflecting: presenter).descendant("router") as? OrderListRouter)
		}
	}

	@Test
	func everyPartKnowsTheOthers() throws {
		let parts = try Parts()

		#expect(parts.presenter.view === parts.view)
		#expect(parts.interactor.output === parts.presenter)
		#expect(parts.router.viewController === parts.view)
		#expect(parts.router.output === parts.presenter)
	}

	@Test
	func noPartOutlivesTheScreen() throws {
		weak var view: OrderListController?
		weak var presenter: OrderListPresenter?
		weak var interactor: OrderListInteractor?
		weak var router: OrderListRouter?
		do {
			let parts = try Parts()
			view = parts.view
			presenter = parts.presenter
			interactor = parts.interactor
			router = parts.router
		}

		#expect(view == nil)
		#expect(presenter == nil)
		#expect(interactor == nil)
		#expect(router == nil)
	}
}
