import CoreLocation
import Foundation

/// What `WeatherViewController` asks of `WeatherPresenter`.
@MainActor
protocol WeatherViewOutput: AnyObject {
    var temperatureFormatter: NumberFormatter { get }
    var dayFormatter: DateFormatter { get }
    var forecast: WeatherViewController.Forecast? { get set }
    var lastUpdate: Date? { get set }
    var lastLocation: CLLocation? { get set }
    var isLoading: Bool { get set }
    var task: URLSessionDataTask? { get set }

    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
    func startLocating()
    func locationQuery(_ location: CLLocation) -> String
    func forecastURL(query: String) -> URL?
    func load(query: String)
    func decode(_ data: Data) -> WeatherViewController.Forecast?
    func loadUnit() -> WeatherViewController.Unit
    func saveUnit(_ unit: WeatherViewController.Unit)
    func savedCity() -> String?
    func saveCity(_ city: String?)
    func cacheFile() -> URL
    func cache(_ data: Data)
    func cachedForecast() -> WeatherViewController.Forecast?
    func viewDidLoad()
    func viewWillDisappear()
    func handleRefresh()
    func temperatureText(value: Double) -> String
    func didUpdateLocations(_ locations: [CLLocation])
}

/// What `WeatherPresenter` asks of `WeatherViewController`.
@MainActor
protocol WeatherViewInput: AnyObject {
    func askForLocation()
    func updateLabels()
    func showFailure(_ message: String)
    func setUpViews()
    func invalidateRefreshTimer()
    func startRefreshing()
    func endRefreshing()
}

/// What `WeatherPresenter` asks of `WeatherInteractor`.
@MainActor
protocol WeatherInteractorInput: AnyObject {
    var lastLocation: CLLocation? { get set }
    var task: URLSessionDataTask? { get set }

    func startLocating()
    func decode(_ data: Data) -> WeatherViewController.Forecast?
    func loadUnit() -> WeatherViewController.Unit
    func saveUnit(_ unit: WeatherViewController.Unit)
    func saveCity(_ city: String?)
    func cacheFile() -> URL
    func updateDesiredAccuracy()
    func stopUpdatingLocation()
    func loadData(url: URL)
    func loadCity() -> String?
    func storeLastLocation(_ location: CLLocation)
}

/// What `WeatherInteractor` asks of `WeatherPresenter`.
@MainActor
protocol WeatherInteractorOutput: AnyObject {
    func askForLocation()
    func updateLabels()
    func showFailure(_ message: String)
    func cache(_ data: Data)
    func didLoadData()
    func endRefreshing()
    func didLoadDataOnLoad(forecast: WeatherViewController.Forecast)
}

/// What `WeatherPresenter` asks of `WeatherRouter`.
@MainActor
protocol WeatherRouterInput: AnyObject {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
}

/// What `WeatherRouter` asks of `WeatherPresenter`.
@MainActor
protocol WeatherRouterOutput: AnyObject {
    func saveCity(_ city: String?)
    func handleRefresh()
}
