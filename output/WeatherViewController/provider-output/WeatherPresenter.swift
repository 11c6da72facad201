import CoreLocation
import UIKit

@MainActor
final class WeatherPresenter: WeatherViewEventHandler, WeatherOutput {
    weak var view: WeatherView?
    var weatherProvider: WeatherProvider!
    var router: WeatherRouting!

    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    func viewDidLoad() {
        temperatureFormatter.maximumFractionDigits = 0
        temperatureFormatter.positivePrefix = ""
        dayFormatter.dateFormat = "EEEE"
        view?.setUpViews()
        weatherProvider.updateDesiredAccuracy()
    }

    func viewWillDisappear() {
        view?.refreshTimer?.invalidate()
        view?.refreshTimer = nil
        weatherProvider.stopUpdatingLocation()
    }

    func handleRefresh() {
        if let city = weatherProvider.savedCity() {
            weatherProvider.load(query: "city=" + city)
        } else if let location = weatherProvider.lastLocation {
            weatherProvider.load(query: locationQuery(location))
        } else {
            weatherProvider.startLocating()
        }
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    func temperatureText(value: Double) -> String {
        let number = temperatureFormatter.string(from: NSNumber(value: value)) ?? "–"
        return number + (weatherProvider.loadUnit() == .celsius ? " °C" : " °F")
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        guard let data = try? Data(contentsOf: weatherProvider.cacheFile()) else { return nil }
        return weatherProvider.decode(data)
    }

    func didSelectRow(at indexPath: IndexPath) {
        guard let day = weatherProvider.forecast?.days[indexPath.row] else { return }
        router.openDetail(of: day)
    }

    func didUpdateLocations(_ locations: [CLLocation]) {
        guard let location = locations.last else { return }
        weatherProvider.storeLastLocation(location)
        view?.refresh()
    }

    // MARK: - Passed on

    var forecast: WeatherViewController.Forecast? {
        get { weatherProvider.forecast }
        set { weatherProvider.forecast = newValue }
    }

    var lastUpdate: Date? {
        get { weatherProvider.lastUpdate }
        set { weatherProvider.lastUpdate = newValue }
    }

    var lastLocation: CLLocation? {
        get { weatherProvider.lastLocation }
        set { weatherProvider.lastLocation = newValue }
    }

    var isLoading: Bool {
        get { weatherProvider.isLoading }
        set { weatherProvider.isLoading = newValue }
    }

    var task: URLSessionDataTask? {
        get { weatherProvider.task }
        set { weatherProvider.task = newValue }
    }

    func openCitySearch() {
        router.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        router.openDetail(of: day)
    }

    func openSettings() {
        router.openSettings()
    }

    func startLocating() {
        weatherProvider.startLocating()
    }

    func askForLocation() {
        view?.askForLocation()
    }

    func forecastURL(query: String) -> URL? {
        weatherProvider.forecastURL(query: query)
    }

    func load(query: String) {
        weatherProvider.load(query: query)
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        weatherProvider.decode(data)
    }

    func updateLabels() {
        view?.updateLabels()
    }

    func showFailure(_ message: String) {
        view?.showFailure(message)
    }

    func loadUnit() -> WeatherViewController.Unit {
        weatherProvider.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        weatherProvider.saveUnit(unit)
    }

    func savedCity() -> String? {
        weatherProvider.savedCity()
    }

    func saveCity(_ city: String?) {
        weatherProvider.saveCity(city)
    }

    func cacheFile() -> URL {
        weatherProvider.cacheFile()
    }

    func cache(_ data: Data) {
        weatherProvider.cache(data)
    }

    func startRefreshing() {
        view?.startRefreshing()
    }

    func endRefreshing() {
        view?.endRefreshing()
    }
}
