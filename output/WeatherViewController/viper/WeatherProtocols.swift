import CoreLocation
import UIKit

/// What `WeatherViewController` asks of `WeatherPresenter`.
@MainActor
protocol WeatherViewOutput: AnyObject {
    func openCitySearch()
    func openSettings()
    func locationQuery(_ location: CLLocation) -> String
    func decode(_ data: Data) -> WeatherViewController.Forecast?
    func loadUnit() -> WeatherViewController.Unit
    func saveUnit(_ unit: WeatherViewController.Unit)
    func saveCity(_ city: String?)
    func cacheFile() -> URL
}

/// What `WeatherPresenter` asks of `WeatherInteractor`.
@MainActor
protocol WeatherInteractorInput: AnyObject {
    func decode(_ data: Data) -> WeatherViewController.Forecast?
    func loadUnit() -> WeatherViewController.Unit
    func saveUnit(_ unit: WeatherViewController.Unit)
    func saveCity(_ city: String?)
    func cacheFile() -> URL
}

/// What `WeatherPresenter` asks of `WeatherRouter`.
@MainActor
protocol WeatherRouterInput: AnyObject {
    func openCitySearch()
    func openSettings()
}
