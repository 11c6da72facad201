import UIKit

/// An object for the storyboard's scene, which configures the module when the scene is loaded.
@MainActor
final class WeatherModuleInitializer: NSObject {
    @IBOutlet weak var weatherViewController: WeatherViewController!

    override func awakeFromNib() {
        super.awakeFromNib()
        WeatherModuleConfigurator().configureModuleForViewInput(viewInput: weatherViewController)
    }
}
