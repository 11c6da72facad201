import Foundation

/// What `OrderListViewPresenter` asks of `OrderListController`.
@MainActor
protocol OrderListViewInput: AnyObject {
	func 更新列表()
	func 结束刷新()
	func showToast(_ message: String)
	func 确认取消(message: String, 确定: @escaping () -> Void)
}
