import UIKit

extension WeatherViewController {
    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: WeatherViewController) -> WeatherModuleInterface {
        let wireFrame = WeatherWireFrame()
        let interactor = WeatherInteractor(locationManager: userInterface.locationManager)
        let presenter = WeatherPresenter(locationManager: userInterface.locationManager)
        presenter.userInterface = userInterface
        presenter.weatherInteractor = interactor
        presenter.weatherWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
