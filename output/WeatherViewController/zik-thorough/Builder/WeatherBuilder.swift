import UIKit

/// Builds the Weather module: what the module needs are its parameters.
@MainActor
enum WeatherBuilder {
    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: WeatherViewController) -> WeatherViewEventHandler & WeatherViewDataSource {
        let wireframe = WeatherWireframe()
        let interactor = WeatherInteractor(locationManager: view.locationManager)
        let presenter = WeatherViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        wireframe.view = view
        return presenter
    }
}
