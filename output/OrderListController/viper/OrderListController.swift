//
//  OrderListController.swift
//  商城
//
//  订单列表：全部、待付款、待收货、已完成
//

import UIKit

/// 订单列表页面
class OrderListController: UIViewController {

	/// Wired on first use, so that storyboards and existing callers need not change.
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

	private var orders: [Order] = []
	private var page = 1
	private var hasMore = true
	private var 正在加载 = false
	var filter: 订单状态?

	// MARK: - 生命周期

	override func viewDidLoad() {
		super.viewDidLoad()
		title = "我的订单"
		设置界面()
		设置约束()
		NotificationCenter.default.addObserver(
			self, selector: #selector(订单状态变化(_:)), name: Notification.Name("OrderDidChange"), object: nil)
		orders = presenter.读取缓存()
		刷新()
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
		空视图.isHidden = !orders.isEmpty
		tableView.reloadData()
	}

	private func 结束刷新() {
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

	// MARK: - 数据处理

	func 刷新() {
		page = 1
		hasMore = true
		加载下一页()
	}

	/// 加载并合并一页数据
	private func 加载下一页() {
		guard hasMore, !正在加载 else { return }
		正在加载 = true
		presenter.请求订单(page: page) { [weak self] list, more in
			guard let self = self else { return }
			self.正在加载 = false
			self.结束刷新()
			guard let list = list else {
				self.showToast("网络不给力 😢")
				return
			}
			self.合并(list, more: more)
			self.更新列表()
		}
	}

	private func 合并(_ list: [Order], more: Bool) {
		orders = page == 1 ? list : orders + list
		hasMore = more
		page += 1
		写入缓存()
	}

	func 标记取消(_ order: Order) {
		guard let index = orders.firstIndex(where: { $0.orderNumber == order.orderNumber }) else { return }
		orders[index].status = .已取消
		写入缓存()
	}

	private func 写入缓存() {
		let 最近订单 = Array(orders.prefix(20)) // 只缓存第一页
		UserDefaults.standard.set(try? JSONEncoder().encode(最近订单), forKey: "订单缓存")
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
		刷新()
	}

	@objc private func 筛选变化(_ sender: UISegmentedControl) {
		let 选项: [订单状态?] = [nil, .待付款, .待收货, .已完成]
		filter = 选项[sender.selectedSegmentIndex]
		刷新()
	}

	@objc private func 联系客服() {
		拨打("400-800-8820")
	}

	@objc private func 订单状态变化(_ notification: Notification) {
		刷新()
	}

	// MARK: - 界面跳转

	private func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		UIApplication.shared.open(url)
	}

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
		return orders.count
	}

	func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
		let cell = tableView.dequeueReusableCell(withIdentifier: "订单")
			?? UITableViewCell(style: .subtitle, reuseIdentifier: "订单")
		let order = orders[indexPath.row]
		cell.textLabel?.text = order.商品名称
		cell.detailTextLabel?.text = 副标题(order)
		return cell
	}

	func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
		if indexPath.row == orders.count - 1 { 加载下一页() } // 滑到底部时加载更多
	}

	func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
		presenter.点击(orders[indexPath.row])
	}

	func tableView(
		_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
	) -> UISwipeActionsConfiguration? {
		let order = orders[indexPath.row]
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
