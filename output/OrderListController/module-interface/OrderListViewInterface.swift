import Foundation

/// What `OrderListPresenter` asks of `OrderListController`.
@MainActor
protocol OrderListViewInterface: AnyObject {
	func 更新列表()
	func 结束刷新()
	func showToast(_ message: String)
	func 确认取消(message: String, 确定: @escaping () -> Void)
}
