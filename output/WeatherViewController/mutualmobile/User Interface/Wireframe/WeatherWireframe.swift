import UIKit

@MainActor
final class WeatherWireframe: WeatherWireframeInterface {
    weak var weatherViewController: WeatherViewController?

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.weatherViewController?.saveCity(city)
            self?.weatherViewController?.navigationController?.popViewController(animated: true)
            self?.weatherViewController?.refresh()
        }
        weatherViewController?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let weatherViewController = weatherViewController else { return }
        let detail = ForecastDetailController(day: day.date, summary: weatherViewController.summary(of: day))
        weatherViewController.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
