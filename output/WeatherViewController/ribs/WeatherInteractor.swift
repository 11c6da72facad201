import CoreLocation
import RIBs
import UIKit

/// What `WeatherInteractor` asks of `WeatherViewController`.
@MainActor
protocol WeatherPresentable: Presentable {
    var locationManager: CLLocationManager { get }
    var lastUpdate: Date? { get set }
    var isLoading: Bool { get set }
    var refreshTimer: Timer? { get set }

    func refresh()
    func updateLabels()
}

/// What `WeatherInteractor` asks of `WeatherRouter`.
@MainActor
protocol WeatherRouting: ViewableRouting {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
}

@MainActor
final class WeatherInteractor: PresentableInteractor<WeatherPresentable>, WeatherPresentableListener, WeatherInteractable {
    weak var router: WeatherRouting?

    var forecast: WeatherViewController.Forecast?

    var lastLocation: CLLocation?

    var task: URLSessionDataTask?

    func updateDesiredAccuracy() {
        presenter.locationManager.desiredAccuracy = kCLLocationAccuracyKilometer
    }

    func storeForecast(_ cached: WeatherViewController.Forecast) {
        forecast = cached
        presenter.updateLabels()
    }

    func stopUpdatingLocation() {
        presenter.refreshTimer?.invalidate()
        presenter.refreshTimer = nil
        presenter.locationManager.stopUpdatingLocation()
        task?.cancel()
    }

    func requestLocationAccess() {
        presenter.locationManager.requestWhenInUseAuthorization()
    }

    func requestLocation() {
        presenter.locationManager.requestLocation()
    }

    func forecastURL(query: String) -> URL? {
        URL(string: "https://weather.example/forecast?days=7&" + query)
    }

    func startLoading() {
        presenter.isLoading = true
    }

    func stopLoading() {
        presenter.isLoading = false
    }

    func storeForecastOnLoad(forecast: WeatherViewController.Forecast) {
        self.forecast = forecast
        presenter.lastUpdate = Date()
    }

    func resumeTask() {
        task?.resume()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        UserDefaults.standard.set(unit.rawValue, forKey: "unit")
    }

    func savedCity() -> String? {
        UserDefaults.standard.string(forKey: "city")
    }

    func saveCity(_ city: String?) {
        UserDefaults.standard.set(city, forKey: "city")
    }

    func didSelectRow(at indexPath: IndexPath) {
        guard let day = forecast?.days[indexPath.row] else { return }
        router?.openDetail(of: day)
    }

    func storeLastLocation(locations: [CLLocation]) {
        guard let location = locations.last else { return }
        lastLocation = location
        presenter.refresh()
    }

    // MARK: - Passed on

    func openCitySearch() {
        router?.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        router?.openDetail(of: day)
    }

    func openSettings() {
        router?.openSettings()
    }
}
