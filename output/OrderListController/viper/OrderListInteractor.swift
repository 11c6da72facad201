import Foundation

@MainActor
final class OrderListInteractor: OrderListInteractorInput {
	weak var output: OrderListInteractorOutput?

	// MARK: - 属性

	var filter: OrderListController.订单状态?

	// MARK: - 网络请求

	func 请求订单(page: Int, completion: @escaping ([OrderListController.Order]?, Bool) -> Void) {
		guard let output = output else { return }
		guard let url = output.接口地址(page: page, filter: filter) else { return }
		URLSession.shared.dataTask(with: url) { data, _, error in
			let result = data.flatMap { try? JSONDecoder().decode(OrderListController.Page.self, from: $0) }
			DispatchQueue.main.async {
				completion(error == nil ? result?.orders : nil, result?.hasMore ?? false)
			}
		}.resume()
	}

	func 请求取消(_ order: OrderListController.Order, completion: @escaping (Bool) -> Void) {
		guard let url = URL(string: "https://mall.example/api/order/cancel") else { return }
		var request = URLRequest(url: url)
		request.httpMethod = "POST"
		request.httpBody = "order_no=\(order.orderNumber)&reason=不想要了".data(using: .utf8)
		URLSession.shared.dataTask(with: request) { _, response, _ in
			let ok = (response as? HTTPURLResponse)?.statusCode == 200
			DispatchQueue.main.async { completion(ok) }
		}.resume()
	}

	func makeComponents(page: Int, filter: OrderListController.订单状态?) -> URLComponents? {
		var components = URLComponents(string: "https://mall.example/api/orders")
		components?.queryItems = [URLQueryItem(name: "page", value: String(page))]
		if let filter = filter {
			components?.queryItems?.append(URLQueryItem(name: "status", value: String(filter.rawValue)))
		}
		return components
	}

	// MARK: - 数据处理

	func save订单缓存() {
		guard let output = output else { return }
		let 最近订单 = Array(output.orders.prefix(20)) // 只缓存第一页
		UserDefaults.standard.set(try? JSONEncoder().encode(最近订单), forKey: "订单缓存")
	}
}
