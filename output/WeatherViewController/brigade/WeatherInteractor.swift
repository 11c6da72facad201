import CoreLocation
import UIKit

@MainActor
final class WeatherInteractor: WeatherInteractorProtocol {
    weak var output: WeatherInteractorOutputProtocol?
    private let dataManager: WeatherDataManagerProtocol
    private let locationManager: CLLocationManager

    var forecast: WeatherViewController.Forecast?
    var lastUpdate: Date?
    var lastLocation: CLLocation?
    var isLoading = false

    var task: URLSessionDataTask?

    init(dataManager: WeatherDataManagerProtocol, locationManager: CLLocationManager) {
        self.dataManager = dataManager
        self.locationManager = locationManager
    }

    func updateDesiredAccuracy() {
        guard let output = output else { return }
        locationManager.desiredAccuracy = kCLLocationAccuracyKilometer
        if let cached = output.cachedForecast() {
            forecast = cached
            output.updateLabels()
        }
    }

    func stopUpdatingLocation() {
        locationManager.stopUpdatingLocation()
        task?.cancel()
    }

    func startLocating() {
        switch locationManager.authorizationStatus {
        case .notDetermined:
            locationManager.requestWhenInUseAuthorization()
        case .denied, .restricted:
            output?.askForLocation()
        default:
            locationManager.requestLocation()
        }
    }

    func forecastURL(query: String) -> URL? {
        URL(string: "https://weather.example/forecast?days=7&" + query)
    }

    func load(query: String) {
        guard !isLoading, let url = forecastURL(query: query) else { return }
        isLoading = true
        output?.startRefreshing()
        task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.isLoading = false
                self.output?.endRefreshing()
                if let error = error {
                    self.output?.showFailure(error.localizedDescription)
                    return
                }
                guard let data = data, let forecast = self.decode(data) else {
                    self.output?.showFailure("The forecast could not be read.")
                    return
                }
                self.forecast = forecast
                self.lastUpdate = Date()
                self.dataManager.cache(data)
                self.output?.updateLabels()
            }
        }
        task?.resume()
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try? decoder.decode(WeatherViewController.Forecast.self, from: data)
    }

    func storeLastLocation(_ location: CLLocation) {
        lastLocation = location
    }

    // MARK: - Passed on

    func loadUnit() -> WeatherViewController.Unit {
        dataManager.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        dataManager.saveUnit(unit)
    }

    func savedCity() -> String? {
        dataManager.savedCity()
    }

    func saveCity(_ city: String?) {
        dataManager.saveCity(city)
    }

    func cacheFile() -> URL {
        dataManager.cacheFile()
    }

    func cache(_ data: Data) {
        dataManager.cache(data)
    }
}
