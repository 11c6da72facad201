import CoreLocation
import UIKit

/// What `WeatherViewPresenter` asks of `WeatherInteractor`.
@MainActor
protocol WeatherInteractorInput: AnyObject {
    var forecast: WeatherViewController.Forecast? { get set }
    var lastUpdate: Date? { get set }
    var lastLocation: CLLocation? { get set }
    var isLoading: Bool { get set }
    var task: URLSessionDataTask? { get set }

    func startLocating()
    func forecastURL(query: String) -> URL?
    func load(query: String)
    func decode(_ data: Data) -> WeatherViewController.Forecast?
    func loadUnit() -> WeatherViewController.Unit
    func saveUnit(_ unit: WeatherViewController.Unit)
    func savedCity() -> String?
    func saveCity(_ city: String?)
    func cacheFile() -> URL
    func cache(_ data: Data)
    func updateDesiredAccuracy()
    func stopUpdatingLocation()
    func storeLastLocation(_ location: CLLocation)
}
