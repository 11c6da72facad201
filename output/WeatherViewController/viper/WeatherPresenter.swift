import CoreLocation
import UIKit

@MainActor
final class WeatherPresenter: WeatherViewOutput {
    private let interactor: WeatherInteractorInput
    private let router: WeatherRouterInput

    init(interactor: WeatherInteractorInput, router: WeatherRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    // MARK: - Passed on

    func openCitySearch() {
        router.openCitySearch()
    }

    func openSettings() {
        router.openSettings()
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        interactor.decode(data)
    }

    func loadUnit() -> WeatherViewController.Unit {
        interactor.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        interactor.saveUnit(unit)
    }

    func saveCity(_ city: String?) {
        interactor.saveCity(city)
    }

    func cacheFile() -> URL {
        interactor.cacheFile()
    }
}
