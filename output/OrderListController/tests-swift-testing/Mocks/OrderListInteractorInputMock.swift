import Foundation

@testable import App

/// `OrderListInteractorInput` for tests: records every call, and gives what the test says.
@MainActor
final class OrderListInteractorInputMock: OrderListInteractorInput {
	private let log: OrderListCallLog

	init(log: OrderListCallLog) {
		self.log = log
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

	private(set) var makeComponentsArguments: [(page: Int, filter: OrderListController.订单状态?)] = []
	var makeComponentsStub: (Int, OrderListController.订单状态?) -> URLComponents? = { _, _ in nil }

	func makeComponents(page: Int, filter: OrderListController.订单状态?) -> URLComponents? {
		log.calls.append("interactor.makeComponents(page:filter:)")
		makeComponentsArguments.append((page, filter))
		return makeComponentsStub(page, filter)
	}

	private(set) var save订单缓存CallCount = 0
	var save订单缓存Stub: () -> Void = {}

	func save订单缓存() {
		log.calls.append("interactor.save订单缓存()")
		save订单缓存CallCount += 1
		save订单缓存Stub()
	}
}
