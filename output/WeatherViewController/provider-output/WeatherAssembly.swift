import UIKit

/// Assembles the Weather module.
@MainActor
enum WeatherAssembly {
    /// Assembles the module of a view that exists already, for example one out of a storyboard.
    static func assemble(_ view: WeatherViewController) -> WeatherViewEventHandler {
        let router = WeatherRouter()
        let interactor = WeatherInteractor(locationManager: view.locationManager)
        let presenter = WeatherPresenter()
        presenter.view = view
        presenter.weatherProvider = interactor
        presenter.router = router
        interactor.output = presenter
        router.viewController = view
        return presenter
    }
}
