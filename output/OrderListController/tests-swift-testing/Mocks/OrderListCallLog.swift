/// The calls that the mocks of the OrderList module get, in their order.
@MainActor
final class OrderListCallLog {
	var calls: [String] = []
}
