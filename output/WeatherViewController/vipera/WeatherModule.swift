import UIKit

/// Builds the Weather module.
@MainActor
final class WeatherModule {
    /// Builds the module of a view that exists already, for example one out of a storyboard.
    func build(for view: WeatherViewController) -> WeatherPresenter {
        let router = WeatherDefaultRouter()
        let interactor = WeatherDefaultInteractor(locationManager: view.locationManager)
        let presenter = WeatherDefaultPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = router
        interactor.presenter = presenter
        router.presenter = presenter
        router.viewController = view
        return presenter
    }
}
