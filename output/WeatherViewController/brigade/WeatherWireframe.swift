import UIKit

@MainActor
final class WeatherWireframe: WeatherWireframeProtocol {
    weak var viewController: WeatherViewController?

    /// Initialises the module of a controller that exists already, for example one out of a storyboard.
    static func initializeModule(for view: WeatherViewController) -> WeatherPresenterProtocol {
        let wireframe = WeatherWireframe()
        let dataManager = WeatherDataManager()
        let interactor = WeatherInteractor(dataManager: dataManager, locationManager: view.locationManager)
        let presenter = WeatherPresenter(interactor: interactor, wireframe: wireframe)
        presenter.view = view
        interactor.output = presenter
        wireframe.viewController = view
        return presenter
    }

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.viewController?.saveCity(city)
            self?.viewController?.navigationController?.popViewController(animated: true)
            self?.viewController?.refresh()
        }
        viewController?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let viewController = viewController else { return }
        let detail = ForecastDetailController(day: day.date, summary: viewController.summary(of: day))
        viewController.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
