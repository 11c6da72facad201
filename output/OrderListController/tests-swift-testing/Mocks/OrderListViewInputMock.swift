import Foundation

@testable import App

/// `OrderListViewInput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListViewInputMock: OrderListViewInput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
	}

	private(set) var 更新列表CallCount = 0
	var 更新列表Stub: () -> Void = {}

	func 更新列表() {
		log.calls.append("view.更新列表()")
		更新列表CallCount += 1
		更新列表Stub()
	}

	private(set) var 结束刷新CallCount = 0
	var 结束刷新Stub: () -> Void = {}

	func 结束刷新() {
		log.calls.append("view.结束刷新()")
		结束刷新CallCount += 1
		结束刷新Stub()
	}

	private(set) var showToastArguments: [String] = []
	var showToastStub: (String) -> Void = { _ in }

	func showToast(_ message: String) {
		log.calls.append("view.showToast(_:)")
		showToastArguments.append(message)
		showToastStub(message)
	}

	private(set) var 确认取消Arguments: [(message: String, 确定: () -> Void)] = []
	var 确认取消Stub: (String, @escaping () -> Void) -> Void = { _, _ in }

	func 确认取消(message: String, 确定: @escaping () -> Void) {
		log.calls.append("view.确认取消(message:确定:)")
		确认取消Arguments.append((message, 确定))
		确认取消Stub(message, 确定)
	}
}
