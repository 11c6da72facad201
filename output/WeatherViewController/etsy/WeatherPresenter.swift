import CoreLocation
import UIKit
import VIPERBuilder

@MainActor
final class WeatherPresenter: VIPERPresenter {
    private var weatherInteractor: WeatherInteractor? { interactor as? WeatherInteractor }
    private var weatherController: WeatherViewController? { controller as? WeatherViewController }

    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    func viewDidLoad() {
        guard let weatherController = weatherController else { return }
        temperatureFormatter.maximumFractionDigits = 0
        temperatureFormatter.positivePrefix = ""
        dayFormatter.dateFormat = "EEEE"
        weatherController.setUpViews()
        weatherController.locationManager.desiredAccuracy = kCLLocationAccuracyKilometer
        weatherInteractor?.storeForecast()
    }

    func viewWillDisappear() {
        guard let weatherController = weatherController else { return }
        weatherController.refreshTimer?.invalidate()
        weatherController.refreshTimer = nil
        weatherController.locationManager.stopUpdatingLocation()
        weatherInteractor?.cancelTask()
    }

    func handleRefresh() {
        guard let weatherInteractor = weatherInteractor else { return }
        if let city = weatherInteractor.savedCity() {
            weatherInteractor.load(query: "city=" + city)
        } else if let location = weatherInteractor.lastLocation {
            weatherInteractor.load(query: locationQuery(location))
        } else {
            weatherInteractor.startLocating()
        }
    }

    func handleStartLocating() {
        guard let weatherController = weatherController else { return }
        switch weatherController.locationManager.authorizationStatus {
        case .notDetermined:
            weatherController.locationManager.requestWhenInUseAuthorization()
        case .denied, .restricted:
            weatherController.askForLocation()
        default:
            weatherController.locationManager.requestLocation()
        }
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    func formattedNumber(value: Double) -> String {
        return temperatureFormatter.string(from: NSNumber(value: value)) ?? "–"
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        guard let weatherInteractor = weatherInteractor else { return nil }
        guard let data = try? Data(contentsOf: weatherInteractor.cacheFile()) else { return nil }
        return weatherInteractor.decode(data)
    }

    func didSelectRow(at indexPath: IndexPath) {
        guard let day = weatherInteractor?.forecast?.days[indexPath.row] else { return }
        weatherInteractor?.openDetail(of: day)
    }

    func didUpdateLocations(_ locations: [CLLocation]) {
        guard let location = locations.last else { return }
        weatherInteractor?.storeLastLocation(location)
        weatherController?.refresh()
    }

    // MARK: - Passed on

    func updateLabels() {
        weatherController?.updateLabels()
    }

    func showFailure(_ message: String) {
        weatherController?.showFailure(message)
    }

    func startRefreshing() {
        weatherController?.startRefreshing()
    }

    func endRefreshing() {
        weatherController?.endRefreshing()
    }
}
