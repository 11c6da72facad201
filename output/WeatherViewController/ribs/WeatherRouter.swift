import RIBs
import UIKit

/// What `WeatherRouter` asks of `WeatherInteractor`.
@MainActor
protocol WeatherInteractable: Interactable {
    func saveCity(_ city: String?)
}

/// What `WeatherRouter` asks of `WeatherViewController`.
@MainActor
protocol WeatherViewControllable: ViewControllable {
    func refresh()
    func summary(of day: WeatherViewController.Day) -> String
}

@MainActor
final class WeatherRouter: ViewableRouter<WeatherInteractable, WeatherViewControllable>, WeatherRouting {
    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.interactor.saveCity(city)
            self?.viewController.uiviewController.navigationController?.popViewController(animated: true)
            self?.viewController.refresh()
        }
        viewController.uiviewController.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        let detail = ForecastDetailController(day: day.date, summary: viewController.summary(of: day))
        viewController.uiviewController.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
