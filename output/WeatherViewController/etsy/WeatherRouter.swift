import UIKit
import VIPERBuilder

@MainActor
final class WeatherRouter: VIPERRouter {
    private var weatherController: WeatherViewController? { controller as? WeatherViewController }

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.weatherController?.saveCity(city)
            self?.weatherController?.navigationController?.popViewController(animated: true)
            self?.weatherController?.refresh()
        }
        weatherController?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let weatherController = weatherController else { return }
        let detail = ForecastDetailController(day: day.date, summary: weatherController.summary(of: day))
        weatherController.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
