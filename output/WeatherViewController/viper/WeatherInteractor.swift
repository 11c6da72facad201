import CoreLocation
import Foundation

@MainActor
final class WeatherInteractor: WeatherInteractorInput {
    weak var output: WeatherInteractorOutput?
    private let locationManager: CLLocationManager

    var lastLocation: CLLocation?

    var task: URLSessionDataTask?

    init(locationManager: CLLocationManager) {
        self.locationManager = locationManager
    }

    func updateDesiredAccuracy() {
        locationManager.desiredAccuracy = kCLLocationAccuracyKilometer
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

    func loadData(url: URL) {
        task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.output?.didLoadData()
                self.output?.endRefreshing()
                if let error = error {
                    self.output?.showFailure(error.localizedDescription)
                    return
                }
                guard let data = data, let forecast = self.decode(data) else {
                    self.output?.showFailure("The forecast could not be read.")
                    return
                }
                self.output?.didLoadDataOnLoad(forecast: forecast)
                self.output?.cache(data)
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

    func loadUnit() -> WeatherViewController.Unit {
        WeatherViewController.Unit(rawValue: UserDefaults.standard.integer(forKey: "unit")) ?? .celsius
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        UserDefaults.standard.set(unit.rawValue, forKey: "unit")
    }

    func loadCity() -> String? {
        UserDefaults.standard.string(forKey: "city")
    }

    func saveCity(_ city: String?) {
        UserDefaults.standard.set(city, forKey: "city")
    }

    func cacheFile() -> URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("forecast.json")
    }

    func storeLastLocation(_ location: CLLocation) {
        lastLocation = location
    }
}
