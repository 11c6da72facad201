import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class BookingModuleInitializer: NSObject {
    @IBOutlet weak var bookingViewController: BookingViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        BookingModuleConfigurator().configureModuleForViewInput(viewInput: bookingViewController)
    }
}
