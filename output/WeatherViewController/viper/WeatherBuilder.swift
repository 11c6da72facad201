import UIKit

/// Builds the Weather module and ties its parts together.
@MainActor
enum WeatherBuilder {
    /// Wires the module of a controller that exists already.
    static func wire(_ view: WeatherViewController) -> WeatherViewOutput {
        let router = WeatherRouter()
        let interactor = WeatherInteractor(locationManager: view.locationManager)
        let presenter = WeatherPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.output = presenter
        router.viewController = view
        router.output = presenter
        return presenter
    }
}
