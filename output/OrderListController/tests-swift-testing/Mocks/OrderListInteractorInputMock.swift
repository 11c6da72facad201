import Foundation

@testable import App

/// `OrderListInteractorInput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListInteractorInputMock: OrderListInteractorInput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
	}

	var orders: [OrderListController.Order] = [] {
		didSet { log.calls.append("interactor.orders =") }
	}
	var filter: OrderListController.订单状态? {
		didSet { log.calls.append("interactor.filter =") }
	}

	private(set) var 请求订单Arguments: [(page: Int, completion: ([OrderListController.Order]?, Bool) -> Void)] = []
	var 请求订单Stub: (Int, @escaping ([OrderListController.Order]?, Bool) -> Void) -> Void = { _, _ in }

	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void) {
		log.calls.append("interactor.请求订单(page:completion:)")
		请求订单Arguments.append((page, completion))
		请求订单Stub(page, completion)
	}

	private(set) var 请求取消Arguments: [(order: OrderListController.Order, completion: (Bool) -> Void)] = []
	var 请求取消Stub: (OrderListController.Order, @escaping (Bool) -> Void) -> Void = { _, _ in }

	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void) {
		log.calls.append("interactor.请求取消(_:completion:)")
		请求取消Arguments.append((order, completion))
		请求取消Stub(order, completion)
	}

	private(set) var 标记取消Arguments: [OrderListController.Order] = []
	var 标记取消Stub: (OrderListController.Order) -> Void = { _ in }

	func 标记取消(_ order: OrderListController.Order) {
		log.calls.append("interactor.标记取消(_:)")
		标记取消Arguments.append(order)
		标记取消Stub(order)
	}

	private(set) var 读取缓存CallCount = 0
	var 读取缓存Stub: () -> [OrderListController.Order] = { [] }

	func 读取缓存() -> [OrderListController.Order] {
		log.calls.append("interactor.读取缓存()")
		读取缓存CallCount += 1
		return 读取缓存Stub()
	}

	private(set) var 写入缓存CallCount = 0
	var 写入缓存Stub: () -> Void = {}

	func 写入缓存() {
		log.calls.append("interactor.写入缓存()")
		写入缓存CallCount += 1
		写入缓存Stub()
	}

	private(set) var 状态文字Arguments: [OrderListController.订单状态] = []
	var 状态文字Stub: (OrderListController.订单状态) -> String = { _ in "" }

	func 状态文字(_ status: OrderListController.订单状态) -> String {
		log.calls.append("interactor.状态文字(_:)")
		状态文字Arguments.append(status)
		return 状态文字Stub(status)
	}
}
