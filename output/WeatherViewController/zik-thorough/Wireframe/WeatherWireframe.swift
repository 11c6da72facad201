import UIKit

@MainActor
final class WeatherWireframe: WeatherWireframeInput {
    weak var view: WeatherViewController?

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.view?.saveCity(city)
            self?.view?.navigationController?.popViewController(animated: true)
            self?.view?.refresh()
        }
        view?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let view = view else { return }
        let detail = ForecastDetailController(day: day.date, summary: view.summary(of: day))
        view.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
