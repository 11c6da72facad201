import UIKit

@MainActor
final class WeatherRouter: WeatherRouterInput {
    weak var viewController: WeatherViewController?
    weak var output: WeatherRouterOutput?

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.output?.saveCity(city)
            self?.viewController?.navigationController?.popViewController(animated: true)
            self?.output?.handleRefresh()
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
