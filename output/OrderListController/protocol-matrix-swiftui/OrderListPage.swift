import Foundation

extension OrderListController {
	struct Page: Decodable {
		let orders: [Order]
		let hasMore: Bool
	}
}
