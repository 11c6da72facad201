import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class PostDetailsModuleInitializer: NSObject {
    @IBOutlet weak var postDetailsViewController: PostDetailsViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        PostDetailsModuleConfigurator().configureModuleForViewInput(viewInput: postDetailsViewController)
    }
}
