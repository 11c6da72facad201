import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class PostsModuleInitializer: NSObject {
    @IBOutlet weak var postsViewController: PostsViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        PostsModuleConfigurator().configureModuleForViewInput(viewInput: postsViewController)
    }
}
