import UIKit

extension WeatherViewController {
    /// Makes what is behind a controller that exists already, for example one out of a storyboard.
    static func moduleInterface(for userInterface: WeatherViewController) -> WeatherModuleInterface {
        let wireFrame = WeatherWireFrame()
        let interactor = WeatherInteractor()
        let presenter = WeatherPresenter()
        presenter.userInterface = userInterface
        presenter.weatherInteractor = interactor
        presenter.weatherWireFrame = wireFrame
        wireFrame.viewController = userInterface
        return presenter
    }
}
