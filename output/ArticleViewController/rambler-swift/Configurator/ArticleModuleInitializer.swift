import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class ArticleModuleInitializer: NSObject {
    @IBOutlet weak var articleViewController: ArticleViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        ArticleModuleConfigurator().configureModuleForViewInput(viewInput: articleViewController)
    }
}
