import UIKit

@MainActor
final class WeatherRouter: WeatherRouterInput {
    weak var transitionHandler: WeatherViewController?

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.transitionHandler?.saveCity(city)
            self?.transitionHandler?.navigationController?.popViewController(animated: true)
            self?.transitionHandler?.refresh()
        }
        transitionHandler?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let transitionHandler = transitionHandler else { return }
        let detail = ForecastDetailController(day: day.date, summary: transitionHandler.summary(of: day))
        transitionHandler.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
