import Foundation

@testable import App

/// Made-up values: give them what your tests are about.
@MainActor
enum OrderListSamples {
	static var order: OrderListController.Order {
		OrderListController.Order(
			orderNumber: "orderNumber",
			商品名称: "商品名称",
			amount: 1,
			status: OrderListController.订单状态.待付款,
			trackingNumber: "trackingNumber",
			createdAt: 1
		)
	}
}
