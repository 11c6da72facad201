import Foundation

@testable import App

/// `OrderListInteractorOutput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListInteractorOutputMock: OrderListInteractorOutput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
	}

	var orders: [OrderListController.Order] = [] {
		didSet { log.calls.append("output.orders =") }
	}

	private(set) var 接口地址Arguments: [(page: Int, filter: OrderListController.订单状态?)] = []
	var 接口地址Stub: (Int, OrderListController.订单状态?) -> URL? = { _, _ in nil }

	func 接口地址(page: Int, filter: OrderListController.订单状态?) -> URL? {
		log.calls.append("output.接口地址(page:filter:)")
		接口地址Arguments.append((page, filter))
		return 接口地址Stub(page, filter)
	}
}
