import Foundation

@MainActor
final class OrderListDataManager: OrderListDataManagerProtocol {
	// MARK: - 网络请求

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

	func 接口地址(page: Int, filter: OrderListController.订单状态?) -> URL? {
		var components = URLComponents(string: "https://mall.example/api/orders")
		components?.queryItems = [URLQueryItem(name: "page", value: String(page))]
		if let filter = filter {
			components?.queryItems?.append(URLQueryItem(name: "status", value: String(filter.rawValue)))
		}
		return components?.url
	}

	// MARK: - 数据处理

	func 读取缓存() -> [OrderListController.Order] {
		guard let data = UserDefaults.standard.data(forKey: "订单缓存") else { return [] }
		return (try? JSONDecoder().decode([OrderListController.Order].self, from: data)) ?? []
	}
}
