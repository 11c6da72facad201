import Foundation

extension OrderListController {
	/// 订单模型
	struct Order: Codable {
		let orderNumber: String
		let 商品名称: String
		let amount: Int // 单位：分
		var status: 订单状态
		let trackingNumber: String?
		let createdAt: TimeInterval

		enum CodingKeys: String, CodingKey {
			case orderNumber = "order_no"
			case 商品名称 = "goods_name"
			case amount, status
			case trackingNumber = "tracking_no"
			case createdAt = "created_at"
		}
	}
}
