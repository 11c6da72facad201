import Foundation

extension OrderListController {
	/// 订单状态，值与后台一致
	enum 订单状态: Int, Codable, CaseIterable {
		case 待付款 = 1
		case 待发货 = 2
		case 待收货 = 3
		case 已完成 = 4
		case 已取消 = 9
	}
}
