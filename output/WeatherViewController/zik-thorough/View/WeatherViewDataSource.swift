import CoreLocation
import UIKit

/// What `WeatherViewController` asks of `WeatherViewPresenter`.
@MainActor
protocol WeatherViewDataSource: AnyObject {
    var temperatureFormatter: NumberFormatter { get }
    var dayFormatter: DateFormatter { get }
    var forecast: WeatherViewController.Forecast? { get set }
    var lastUpdate: Date? { get set }
    var lastLocation: CLLocation? { get set }
    var isLoading: Bool { get set }
    var task: URLSessionDataTask? { get set }

    func locationQuery(_ location: CLLocation) -> String
    func forecastURL(query: String) -> URL?
    func decode(_ data: Data) -> WeatherViewController.Forecast?
    func loadUnit() -> WeatherViewController.Unit
    func savedCity() -> String?
    func cacheFile() -> URL
    func cachedForecast() -> WeatherViewController.Forecast?
    func temperatureText(value: Double) -> String
}
