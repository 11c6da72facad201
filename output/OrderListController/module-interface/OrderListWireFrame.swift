import UIKit

@MainActor
final class OrderListWireFrame: OrderListWireFrameInterface {
	weak var viewController: OrderListController?

	// MARK: - Pages by key

	/// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
	func routing(messageOfPage message: OrderListMessageInfo) {
		guard let show = Self.pages[message.name] else {
			NSLog("%@", "OrderListWireFrame has no page '\(message.name)'")
			return
		}
		do {
			try show(self, message)
		} catch {
			NSLog("%@", "OrderListWireFrame cannot show '\(message.name)': \(error)")
		}
	}

	/// What shows each page, by its key.
	private static let pages: [String: (OrderListWireFrame, OrderListMessageInfo) throws -> Void] = [
		OrderListMessageInfo.Page.打开详情: { wireFrame, message in
			wireFrame.打开详情(orderNumber: try message.value("orderNumber"))
		},
		OrderListMessageInfo.Page.打开支付: { wireFrame, message in
			wireFrame.打开支付(orderNumber: try message.value("orderNumber"))
		},
		OrderListMessageInfo.Page.打开物流: { wireFrame, message in
			wireFrame.打开物流(trackingNumber: try message.value("trackingNumber"))
		},
		OrderListMessageInfo.Page.拨打: { wireFrame, message in
			wireFrame.拨打(try message.value("number"))
		},
	]

	// MARK: - 界面跳转

	func 打开详情(orderNumber: String) {
		let detail = OrderDetailController()
		detail.orderNumber = orderNumber
		viewController?.navigationController?.pushViewController(detail, animated: true)
	}

	func 打开支付(orderNumber: String) {
		let payment = PaymentController()
		payment.orderNumber = orderNumber
		payment.onPaid = { [weak self] in
			self?.viewController?.dismiss(animated: true)
			self?.viewController?.刷新()
		}
		viewController?.present(UINavigationController(rootViewController: payment), animated: true)
	}

	func 打开物流(trackingNumber: String) {
		let logistics = LogisticsController()
		logistics.trackingNumber = trackingNumber
		viewController?.navigationController?.pushViewController(logistics, animated: true)
	}

	func 拨打(_ number: String) {
		guard let url = URL(string: "tel:\(number)"), UIApplication.shared.canOpenURL(url) else { return }
		UIApplication.shared.open(url)
	}
}
