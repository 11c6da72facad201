import UIKit

/// Configures the Weather module.
@MainActor
final class WeatherModuleConfigurator {
    func configureModuleForViewInput<UIViewInput>(viewInput: UIViewInput) {
        guard let viewController = viewInput as? WeatherViewController else { return }
        viewController.output = configure(viewController: viewController)
    }

    func configure(viewController: WeatherViewController) -> WeatherViewOutput {
        let router = WeatherRouter()
        let interactor = WeatherInteractor(locationManager: viewController.locationManager)
        let presenter = WeatherPresenter()
        presenter.view = viewController
        presenter.interactor = interactor
        presenter.router = router
        interactor.output = presenter
        router.transitionHandler = viewController
        return presenter
    }
}
