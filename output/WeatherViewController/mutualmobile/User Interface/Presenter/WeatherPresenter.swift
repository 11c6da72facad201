import CoreLocation
import UIKit

@MainActor
final class WeatherPresenter: WeatherModuleInterface, WeatherInteractorOutput {
    weak var userInterface: WeatherViewInterface?
    var weatherInteractor: WeatherInteractorInput!
    var weatherWireframe: WeatherWireframeInterface!

    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    func viewDidLoad() {
        temperatureFormatter.maximumFractionDigits = 0
        temperatureFormatter.positivePrefix = ""
        dayFormatter.dateFormat = "EEEE"
        userInterface?.setUpViews()
        weatherInteractor.updateDesiredAccuracy()
    }

    func viewWillDisappear() {
        userInterface?.refreshTimer?.invalidate()
        userInterface?.refreshTimer = nil
        weatherInteractor.stopUpdatingLocation()
    }

    func handleRefresh() {
        if let city = weatherInteractor.savedCity() {
            weatherInteractor.load(query: "city=" + city)
        } else if let location = weatherInteractor.lastLocation {
            weatherInteractor.load(query: locationQuery(location))
        } else {
            weatherInteractor.startLocating()
        }
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    func temperatureText(value: Double) -> String {
        let number = temperatureFormatter.string(from: NSNumber(value: value)) ?? "–"
        return number + (weatherInteractor.loadUnit() == .celsius ? " °C" : " °F")
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        guard let data = try? Data(contentsOf: weatherInteractor.cacheFile()) else { return nil }
        return weatherInteractor.decode(data)
    }

    func didSelectRow(at indexPath: IndexPath) {
        guard let day = weatherInteractor.forecast?.days[indexPath.row] else { return }
        weatherWireframe.openDetail(of: day)
    }

    func didUpdateLocations(_ locations: [CLLocation]) {
        guard let location = locations.last else { return }
        weatherInteractor.storeLastLocation(location)
        userInterface?.refresh()
    }

    // MARK: - Passed on

    var forecast: WeatherViewController.Forecast? {
        get { weatherInteractor.forecast }
        set { weatherInteractor.forecast = newValue }
    }

    var lastUpdate: Date? {
        get { weatherInteractor.lastUpdate }
        set { weatherInteractor.lastUpdate = newValue }
    }

    var lastLocation: CLLocation? {
        get { weatherInteractor.lastLocation }
        set { weatherInteractor.lastLocation = newValue }
    }

    var isLoading: Bool {
        get { weatherInteractor.isLoading }
        set { weatherInteractor.isLoading = newValue }
    }

    var task: URLSessionDataTask? {
        get { weatherInteractor.task }
        set { weatherInteractor.task = newValue }
    }

    func openCitySearch() {
        weatherWireframe.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        weatherWireframe.openDetail(of: day)
    }

    func openSettings() {
        weatherWireframe.openSettings()
    }

    func startLocating() {
        weatherInteractor.startLocating()
    }

    func askForLocation() {
        userInterface?.askForLocation()
    }

    func forecastURL(query: String) -> URL? {
        weatherInteractor.forecastURL(query: query)
    }

    func load(query: String) {
        weatherInteractor.load(query: query)
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        weatherInteractor.decode(data)
    }

    func updateLabels() {
        userInterface?.updateLabels()
    }

    func showFailure(_ message: String) {
        userInterface?.showFailure(message)
    }

    func loadUnit() -> WeatherViewController.Unit {
        weatherInteractor.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        weatherInteractor.saveUnit(unit)
    }

    func savedCity() -> String? {
        weatherInteractor.savedCity()
    }

    func saveCity(_ city: String?) {
        weatherInteractor.saveCity(city)
    }

    func cacheFile() -> URL {
        weatherInteractor.cacheFile()
    }

    func cache(_ data: Data) {
        weatherInteractor.cache(data)
    }

    func startRefreshing() {
        userInterface?.startRefreshing()
    }

    func endRefreshing() {
        userInterface?.endRefreshing()
    }
}
