import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class LoginModuleInitializer: NSObject {
    @IBOutlet weak var loginViewController: LoginController!

    override func awakeFromNib() {
        super.awakeFromNib()
        LoginModuleConfigurator().configureModuleForViewInput(viewInput: loginViewController)
    }
}
