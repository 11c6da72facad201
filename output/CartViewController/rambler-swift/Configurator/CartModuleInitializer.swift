import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class CartModuleInitializer: NSObject {
    @IBOutlet weak var cartViewController: CartViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        CartModuleConfigurator().configureModuleForViewInput(viewInput: cartViewController)
    }
}
