import Foundation

/// A page of the OrderList module by its key, and what it is given.
struct OrderListMessageInfo {
	/// The keys of the pages that `OrderListWireFrame` shows.
	enum Page {
		static let 打开详情 = "打开详情"
		static let 打开支付 = "打开支付"
		static let 打开物流 = "打开物流"
		static let 拨打 = "拨打"
	}

	/// What a page needs and the message does not have, or not of that type.
	struct MissingParameter: Error {
		let name: String
	}

	let name: String
	var parameters: [String: Any] = [:]

	/// What the page is given under a name.
	func value<Value>(_ name: String) throws -> Value {
		guard let value = parameters[name] as? Value else { throw MissingParameter(name: name) }
		return value
	}
}
