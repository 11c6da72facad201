import Foundation

@testable import App

/// `OrderListRouterOutput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListRouterOutputMock: OrderListRouterOutput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
	}

	private(set) var 刷新CallCount = 0
	var 刷新Stub: () -> Void = {}

	func 刷新() {
		log.calls.append("output.刷新()")
		刷新CallCount += 1
		刷新Stub()
	}
}
