import UIKit
import Viperit

@MainActor
final class WeatherRouter: Router, WeatherRouterApi {
    private var presenter: WeatherPresenterApi? { _presenter as? WeatherPresenterApi }
    private var weatherView: WeatherViewController? { _presenter?._view as? WeatherViewController }

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.presenter?.saveCity(city)
            self?.weatherView?.navigationController?.popViewController(animated: true)
            self?.weatherView?.refresh()
        }
        weatherView?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let weatherView = weatherView else { return }
        let detail = ForecastDetailController(day: day.date, summary: weatherView.summary(of: day))
        weatherView.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
