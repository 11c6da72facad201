import UIKit

/// Creates the parts of the Weather module and connects them.
@MainActor
enum WeatherModuleBuilder {
    /// Connects the module of a controller that exists already, for example one out of a storyboard.
    static func connect(_ view: WeatherViewController) -> WeatherPresenterProtocol {
        let router = WeatherRouter()
        let interactor = WeatherInteractor(locationManager: view.locationManager)
        let presenter = WeatherPresenter(interactor: interactor, router: router)
        presenter.view = view
        interactor.presenter = presenter
        router.viewController = view
        return presenter
    }
}
