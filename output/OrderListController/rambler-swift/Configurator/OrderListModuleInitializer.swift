import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class OrderListModuleInitializer: NSObject {
	@IBOutlet weak var orderListViewController: OrderListController!

	override func awakeFromNib() {
		super.awakeFromNib()
		OrderListModuleConfigurator().configureModuleForViewInput(viewInput: orderListViewController)
	}
}
