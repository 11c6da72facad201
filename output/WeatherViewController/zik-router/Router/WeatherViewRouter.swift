import UIKit
import ZIKRouter.Internal
import ZRouter

@MainActor
final class WeatherViewRouter: ZIKViewRouter<WeatherViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerExclusiveView(WeatherViewController.self)
    }

    override func prepareDestination(_ destination: WeatherViewController, configuration: ViewRouteConfig) {
        destination.eventHandler = assembleViper(for: destination)
    }

    /// Assembles the module of a controller that came about without a router.
    static func assembleViper(for view: WeatherViewController) -> WeatherViewEventHandler & WeatherViewDataSource {
        guard let router = WeatherViewRouter(configuring: { _ in }, removing: nil) else {
            preconditionFailure("WeatherViewRouter is abstract")
        }
        router.attachDestination(view)
        return router.assembleViper(for: view)
    }

    private func assembleViper(for view: WeatherViewController) -> WeatherViewEventHandler & WeatherViewDataSource {
        let interactor = WeatherInteractor(locationManager: view.locationManager)
        let presenter = WeatherViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.router = self
        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        return presenter
    }

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.destination?.saveCity(city)
            self?.destination?.navigationController?.popViewController(animated: true)
            self?.destination?.refresh()
        }
        destination?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let destination = destination else { return }
        let detail = ForecastDetailController(day: day.date, summary: destination.summary(of: day))
        destination.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
