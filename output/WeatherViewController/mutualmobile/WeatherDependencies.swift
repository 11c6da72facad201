import UIKit

/// What `AppDependencies` does for the Weather module.
@MainActor
final class WeatherDependencies {
    /// Configures a controller that exists already, for example one out of a storyboard.
    func configureDependencies(for userInterface: WeatherViewController) -> WeatherModuleInterface {
        let wireframe = WeatherWireframe()
        let dataManager = WeatherDataManager()
        let interactor = WeatherInteractor(dataManager: dataManager, locationManager: userInterface.locationManager)
        let presenter = WeatherPresenter()
        presenter.userInterface = userInterface
        presenter.weatherInteractor = interactor
        presenter.weatherWireframe = wireframe
        interactor.output = presenter
        wireframe.weatherViewController = userInterface
        return presenter
    }
}

@MainActor
extension AppDependencies {
    /// Makes the screens of the Weather module.
    var weather: WeatherDependencies { WeatherDependencies() }
}
