import CoreLocation
import UIKit

/// What `WeatherPresenter` asks of `WeatherInteractor`.
@MainActor
protocol WeatherInteractorInterface: AnyObject {
    var forecast: WeatherViewController.Forecast? { get set }
    var lastLocation: CLLocation? { get set }
    var isLoading: Bool { get set }
    var task: URLSessionDataTask? { get set }

    func forecastURL(query: String) -> URL?
    func decode(_ data: Data) -> WeatherViewController.Forecast?
    func loadUnit() -> WeatherViewController.Unit
    func saveUnit(_ unit: WeatherViewController.Unit)
    func savedCity() -> String?
    func saveCity(_ city: String?)
    func cacheFile() -> URL
    func cache(_ data: Data)
    func updateDesiredAccuracy()
    func storeForecast(_ cached: WeatherViewController.Forecast)
    func stopUpdatingLocation()
    func requestLocationAccess()
    func requestLocation()
    func startLoading()
    func stopLoading()
    func storeForecastOnLoad(forecast: WeatherViewController.Forecast)
    func resumeTask()
    func storeLastLocation(_ location: CLLocation)
}
