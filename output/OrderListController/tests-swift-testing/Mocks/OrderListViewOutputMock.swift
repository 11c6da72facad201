import Foundation

@testable import App

/// `OrderListViewOutput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListViewOutputMock: OrderListViewOutput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
	}

	var orders: [OrderListController.Order] = [] {
		didSet { log.calls.append("presenter.orders =") }
	}
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

	private(set) var 读取缓存CallCount = 0
	var 读取缓存Stub: () -> [OrderListController.Order] = { [] }

	func 读取缓存() -> [OrderListController.Order] {
		log.calls.append("presenter.读取缓存()")
		读取缓存CallCount += 1
		return 读取缓存Stub()
	}

	private(set) var 金额文字Arguments: [Int] = []
	var 金额文字Stub: (Int) -> String = { _ in "" }

	func 金额文字(_ amount: Int) -> String {
		log.calls.append("presenter.金额文字(_:)")
		金额文字Arguments.append(amount)
		return 金额文字Stub(amount)
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

	private(set) var willDisplayArguments: [IndexPath] = []
	var willDisplayStub: (IndexPath) -> Void = { _ in }

	func willDisplay(at indexPath: IndexPath) {
		log.calls.append("presenter.willDisplay(at:)")
		willDisplayArguments.append(indexPath)
		willDisplayStub(indexPath)
	}
}
