import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class GreetingModuleInitializer: NSObject {
    @IBOutlet weak var greetingViewController: GreetingViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        GreetingModuleConfigurator().configureModuleForViewInput(viewInput: greetingViewController)
    }
}
