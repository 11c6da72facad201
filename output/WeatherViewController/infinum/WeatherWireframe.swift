import UIKit

@MainActor
final class WeatherWireframe: BaseWireframe<WeatherViewController>, WeatherWireframeInterface {
    weak var moduleViewController: WeatherViewController?

    // MARK: - Module setup -

    /// Sets up the module of a controller that exists already, for example one out of a storyboard.
    static func setup(_ moduleViewController: WeatherViewController) -> WeatherPresenterInterface {
        let wireframe = WeatherWireframe(viewController: moduleViewController)
        _ = wireframe.viewController  // From here on it holds the controller weakly.
        return wireframe.setup(moduleViewController)
    }

    /// Sets up the module around a controller that it holds.
    func setup(_ moduleViewController: WeatherViewController) -> WeatherPresenterInterface {
        let interactor = WeatherInteractor(locationManager: moduleViewController.locationManager)
        let presenter = WeatherPresenter(
            interactor: interactor,
            wireframe: self,
            locationManager: moduleViewController.locationManager
        )
        presenter.view = moduleViewController
        self.moduleViewController = moduleViewController
        return presenter
    }

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.moduleViewController?.saveCity(city)
            self?.moduleViewController?.navigationController?.popViewController(animated: true)
            self?.moduleViewController?.refresh()
        }
        moduleViewController?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let moduleViewController = moduleViewController else { return }
        let detail = ForecastDetailController(day: day.date, summary: moduleViewController.summary(of: day))
        moduleViewController.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
