import Foundation

@testable import App

/// `OrderListRouterInput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListRouterInputMock: OrderListRouterInput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
	}

	private(set) var 打开详情Arguments: [String] = []
	var 打开详情Stub: (String) -> Void = { _ in }

	func 打开详情(orderNumber: String) {
		log.calls.append("router.打开详情(orderNumber:)")
		打开详情Arguments.append(orderNumber)
		打开详情Stub(orderNumber)
	}

	private(set) var 打开支付Arguments: [String] = []
	var 打开支付Stub: (String) -> Void = { _ in }

	func 打开支付(orderNumber: String) {
		log.calls.append("router.打开支付(orderNumber:)")
		打开支付Arguments.append(orderNumber)
		打开支付Stub(orderNumber)
	}

	private(set) var 打开物流Arguments: [String] = []
	var 打开物流Stub: (String) -> Void = { _ in }

	func 打开物流(trackingNumber: String) {
		log.calls.append("router.打开物流(trackingNumber:)")
		打开物流Arguments.append(trackingNumber)
		打开物流Stub(trackingNumber)
	}

	private(set) var openArguments: [URL] = []
	var openStub: (URL) -> Void = { _ in }

	func open(url: URL) {
		log.calls.append("router.open(url:)")
		openArguments.append(url)
		openStub(url)
	}
}
