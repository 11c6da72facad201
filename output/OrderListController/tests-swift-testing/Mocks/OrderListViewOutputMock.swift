import Foundation

@testable import App

/// `OrderListViewOutput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListViewOutputMock: OrderListViewOutput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
	}

	var orders: [OrderListController.Order] = []
	var filter: OrderListController.订单状态? {
		didSet { log.calls.append("presenter.filter =") }
	}

	private(set) var 刷新CallCount = 0
	var 刷新Stub: () -> Void = {}

	func 刷新() {
		log.calls.append("presenter.刷新()")
		刷新CallCount += 1
		刷新Stub()
	}

	private(set) var 副标题Arguments: [OrderListController.Order] = []
	var 副标题Stub: (OrderListController.Order) -> String = { _ in "" }

	func 副标题(_ order: OrderListController.Order) -> String {
		log.calls.append("presenter.副标题(_:)")
		副标题Arguments.append(order)
		return 副标题Stub(order)
	}

	private(set) var 点击Arguments: [OrderListController.Order] = []
	var 点击Stub: (OrderListController.Order) -> Void = { _ in }

	func 点击(_ order: OrderListController.Order) {
		log.calls.append("presenter.点击(_:)")
		点击Arguments.append(order)
		点击Stub(order)
	}

	private(set) var 取消Arguments: [OrderListController.Order] = []
	var 取消Stub: (OrderListController.Order) -> Void = { _ in }

	func 取消(_ order: OrderListController.Order) {
		log.calls.append("presenter.取消(_:)")
		取消Arguments.append(order)
		取消Stub(order)
	}

	private(set) var 拨打Arguments: [String] = []
	var 拨打Stub: (String) -> Void = { _ in }

	func 拨打(_ number: String) {
		log.calls.append("presenter.拨打(_:)")
		拨打Arguments.append(number)
		拨打Stub(number)
	}

	private(set) var viewDidLoadCallCount = 0
	var viewDidLoadStub: () -> Void = {}

	func viewDidLoad() {
		log.calls.append("presenter.viewDidLoad()")
		viewDidLoadCallCount += 1
		viewDidLoadStub()
	}

	private(set) var willDisplayArguments: [IndexPath] = []
	var willDisplayStub: (IndexPath) -> Void = { _ in }

	func willDisplay(at indexPath: IndexPath) {
		log.calls.append("presenter.willDisplay(at:)")
		willDisplayArguments.append(indexPath)
		willDisplayStub(indexPath)
	}
}
