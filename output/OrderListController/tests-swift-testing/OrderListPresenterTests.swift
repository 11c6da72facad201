import Testing
import UIKit

@testable import App

/// What `OrderListPresenter` asks of the others today: a start. Say in a test's name what should happen, and why.
@Suite
@MainActor
struct OrderListPresenterTests {
	private let log = OrderListCallLog()
	private let view: OrderListViewInputMock
	private let interactor: OrderListInteractorInputMock
	private let router: OrderListRouterInputMock
	private let presenter: OrderListPresenter

	init() {
		view = OrderListViewInputMock(log: log)
		interactor = OrderListInteractorInputMock(log: log)
		router = OrderListRouterInputMock(log: log)
		presenter = OrderListPresenter(interactor: interactor, router: router)
		presenter.view = view
	}

	@Test
	func 接口地址() {
		_ = presenter.接口地址(page: 1, filter: OrderListController.订单状态.待付款)

		#expect(log.calls == ["interactor.makeComponents(page:filter:)"])
		#expect(interactor.makeComponentsArguments.map { $0.page } == [1])
		#expect(interactor.makeComponentsArguments.map { $0.filter } == [OrderListController.订单状态.待付款])
	}

	@Test
	func 刷新() {
		presenter.刷新()

		// Next: set up what this depends on, and say which of these is asked.
		#expect(Set(log.calls).isSubset(of: ["interactor.请求订单(page:completion:)"]))
	}

	@Test
	func 金额文字() {
		_ = presenter.金额文字(1)

		#expect(log.calls == [])
	}

	@Test
	func 点击() {
		presenter.点击(OrderListSamples.order)

		#expect(log.calls == ["router.打开支付(orderNumber:)"])
	}

	@Test
	func 取消() {
		presenter.取消(OrderListSamples.order)

		#expect(log.calls == ["view.确认取消(message:确定:)"])
		// Next: call view.确认取消Arguments[0].确定, and say what follows.
	}

	@Test
	func 拨打() {
		presenter.拨打("number")

		// Next: set up what this depends on, and say which of these is asked.
		#expect(Set(log.calls).isSubset(of: ["router.open(url:)"]))
	}

	@Test
	func willDisplay() {
		presenter.willDisplay(at: IndexPath(row: 0, section: 0))

		// Next: set up what this depends on, and say which of these is asked.
		#expect(Set(log.calls).isSubset(of: ["interactor.请求订单(page:completion:)"]))
	}
}
