//
//  OrderListController.swift
//  商城
//
//  订单列表：全部、待付款、待收货、已完成
//

import UIKit

/// 订单列表页面
class OrderListController: UIViewController {

	/// Wired on first use.
	lazy var presenter: OrderListViewOutput = OrderListBuilder.wire(self)

	// MARK: - 属性

	private let tableView = UITableView(frame: .zero, style: .grouped)
	private let 状态筛选 = UISegmentedControl(items: ["全部", "待付款", "待收货", "已完成"])
	private let 空视图 = UILabel()
	private let refreshControl = UIRefreshControl()
	private lazy var dateFormatter: DateFormatter = {
		let formatter = DateFormatter()
		formatter.dateFormat = "yyyy年MM月dd日 HH:mm"
		return formatter
	}()

	// MARK: - 生命周期

	override func viewDidLoad() {
		super.viewDidLoad()
		title = "我的订单"
		设置界面()
		设置约束()
		NotificationCenter.default.addObserver(
			self, selector: #selector(订单状态变化(_:)), name: Notification.Name("OrderDidChange"), object: nil)
		presenter.orders = presenter.读取缓存()
		presenter.刷新()
	}

	override func viewWillAppear(_ animated: Bool) {
		super.viewWillAppear(animated)
		if let indexPath = tableView.indexPathForSelectedRow {
			tableView.deselectRow(at: indexPath, animated: animated)
		}
	}

	deinit {
		NotificationCenter.default.removeObserver(self)
	}

	// MARK: - 界面

	private func 设置界面() {
		view.backgroundColor = .systemGroupedBackground
		状态筛选.selectedSegmentIndex = 0
		状态筛选.addTarget(self, action: #selector(筛选变化(_:)), for: .valueChanged)
		navigationItem.titleView = 状态筛选
		navigationItem.rightBarButtonItem = UIBarButtonItem(
			title: "客服 💬", style: .plain, target: self, action: #selector(联系客服))
		空视图.text = "还没有订单，去逛逛吧 🛒"
		空视图.textAlignment = .center
		空视图.textColor = .secondaryLabel
		tableView.dataSource = self
		tableView.delegate = self
		tableView.backgroundView = 空视图
		refreshControl.addTarget(self, action: #selector(下拉刷新), for: .valueChanged)
		tableView.refreshControl = refreshControl
		view.addSubview(tableView)
	}

	private func 设置约束() {
		tableView.translatesAutoresizingMaskIntoConstraints = false
		NSLayoutConstraint.activate([
			tableView.topAnchor.constraint(equalTo: view.topAnchor),
			tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
			tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
			tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
		])
	}

	/// 更新列表和空视图
	func 更新列表() {
		空视图.isHidden = !presenter.orders.isEmpty
		tableView.reloadData()
	}

	func 结束刷新() {
		refreshControl.endRefreshing()
	}

	/// 轻提示，两秒后自动消失
	func showToast(_ message: String) {
		let toast = UILabel()
		toast.text = message
		toast.textColor = .white
		toast.backgroundColor = UIColor.black.withAlphaComponent(0.7)
		toast.sizeToFit()
		toast.center = view.center
		view.addSubview(toast)
		UIView.animate(withDuration: 0.3, delay: 2, animations: { toast.alpha = 0 }, completion: { _ in
			toast.removeFromSuperview()
		})
	}

	// MARK: - 格式化

	private func 状态文字(_ status: 订单状态) -> String {
		switch status {
		case .待付款: return "⏳ 待付款"
		case .待发货: return "📦 待发货"
		case .待收货: return "🚚 待收货"
		case .已完成: return "✅ 已完成"
		case .已取消: return "已取消"
		}
	}

	private func 副标题(_ order: Order) -> String {
		let date = dateFormatter.string(from: Date(timeIntervalSince1970: order.createdAt))
		return "\(状态文字(order.status))　\(presenter.金额文字(order.amount))　\(date)"
	}

	// MARK: - 事件处理

	@objc private func 下拉刷新() {
		presenter.刷新()
	}

	@objc private func 筛选变化(_ sender: UISegmentedControl) {
		let 选项: [订单状态?] = [nil, .待付款, .待收货, .已完成]
		presenter.filter = 选项[sender.selectedSegmentIndex]
		presenter.刷新()
	}

	@objc private func 联系客服() {
		presenter.拨打("400-800-8820")
	}

	@objc private func 订单状态变化(_ notification: Notification) {
		presenter.刷新()
	}

	// MARK: - 界面跳转

	func 确认取消(message: String, 确定: @escaping () -> Void) {
		let alert = UIAlertController(title: "取消订单", message: message, preferredStyle: .alert)
		alert.addAction(UIAlertAction(title: "再想想", style: .cancel))
		alert.addAction(UIAlertAction(title: "确定", style: .destructive) { _ in 确定() })
		present(alert, animated: true)
	}
}

// MARK: - 表格代理

extension OrderListController: UITableViewDataSource, UITableViewDelegate {
	func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
		return presenter.orders.count
	}

	func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
		let cell = tableView.dequeueReusableCell(withIdentifier: "订单")
			?? UITableViewCell(style: .subtitle, reuseIdentifier: "订单")
		let order = presenter.orders[indexPath.row]
		cell.textLabel?.text = order.商品名称
		cell.detailTextLabel?.text = 副标题(order)
		return cell
	}

	func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
		presenter.willDisplay(at: indexPath)
	}

	func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
		presenter.点击(presenter.orders[indexPath.row])
	}

	func tableView(
		_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
	) -> UISwipeActionsConfiguration? {
		let order = presenter.orders[indexPath.row]
		guard order.status == .待付款 else { return nil }
		let action = UIContextualAction(style: .destructive, title: "取消") { [weak self] _, _, done in
			self?.presenter.取消(order)
			done(true)
		}
		return UISwipeActionsConfiguration(actions: [action])
	}
}

// MARK: - OrderListViewInput

extension OrderListController: OrderListViewInput {}
