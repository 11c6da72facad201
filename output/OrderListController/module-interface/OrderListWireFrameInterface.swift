import Foundation

/// What `OrderListPresenter` asks of `OrderListWireFrame`.
@MainActor
protocol OrderListWireFrameInterface: AnyObject {
	func 打开详情(orderNumber: String)
	func 打开支付(orderNumber: String)
	func 打开物流(trackingNumber: String)
	func 拨打(_ number: String)
}
