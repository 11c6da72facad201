import SwiftUI
import UIKit

/// The screen of the OrderList module in SwiftUI, which keeps the controller.
@MainActor
struct OrderListView: UIViewControllerRepresentable {
	let makeController: () -> OrderListController

	func makeUIViewController(context: Context) -> OrderListController { makeController() }

	func updateUIViewController(_ controller: OrderListController, context: Context) {}
}

extension OrderListModuleBuilder {
	/// The screen with its module; the controller is made when SwiftUI shows it.
	static func build() -> some View {
		OrderListView {
			buildController()
		}
	}
}
