import CoreLocation
import UIKit

@MainActor
final class WeatherInteractor: WeatherInteractorInterface {
    private let locationManager: CLLocationManager

    var forecast: WeatherViewController.Forecast?

    var lastLocation: CLLocation?
    var isLoading = false

    var task: URLSessionDataTask?

    init(locationManager: CLLocationManager) {
        self.locationManager = locationManager
    }

    func updateDesiredAccuracy() {
        locationManager.desiredAccuracy = kCLLocationAccuracyKilometer
    }

    func storeForecast(_ cached: WeatherViewController.Forecast) {
        forecast = cached
    }

    func stopUpdatingLocation() {
        locationManager.stopUpdatingLocation()
        task?.cancel()
    }

    func requestLocationAccess() {
        locationManager.requestWhenInUseAuthorization()
    }

    func requestLocation() {
        locationManager.requestLocation()
    }

    func forecastURL(query: String) -> URL? {
        URL(string: "https://weather.example/forecast?days=7&" + query)
    }

    func startLoading() {
        isLoading = true
    }

    func stopLoading() {
        isLoading = false
    }

    func storeForecastOnLoad(forecast: WeatherViewController.Forecast) {
        self.forecast = forecast
    }

    func resumeTask() {
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

    func savedCity() -> String? {
        UserDefaults.standard.string(forKey: "city")
    }

    func saveCity(_ city: String?) {
        UserDefaults.standard.set(city, forKey: "city")
    }

    func cacheFile() -> URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("forecast.json")
    }

    func cache(_ data: Data) {
        try? data.write(to: cacheFile())
    }

    func storeLastLocation(_ location: CLLocation) {
        lastLocation = location
    }
}
