import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class ProfileEditorModuleInitializer: NSObject {
    @IBOutlet weak var profileEditorViewController: ProfileEditorController!

    override func awakeFromNib() {
        super.awakeFromNib()
        ProfileEditorModuleConfigurator().configureModuleForViewInput(viewInput: profileEditorViewController)
    }
}
