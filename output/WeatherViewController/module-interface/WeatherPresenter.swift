import CoreLocation
import UIKit

@MainActor
final class WeatherPresenter: WeatherModuleInterface {
    weak var userInterface: WeatherViewInterface?
    var weatherInteractor: WeatherInteractorInterface!
    var weatherWireFrame: WeatherWireFrameInterface!
    private let locationManager: CLLocationManager

    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    var lastUpdate: Date?

    init(locationManager: CLLocationManager) {
        self.locationManager = locationManager
    }

    func viewDidLoad() {
        temperatureFormatter.maximumFractionDigits = 0
        temperatureFormatter.positivePrefix = ""
        dayFormatter.dateFormat = "EEEE"
        userInterface?.setUpViews()
        weatherInteractor.updateDesiredAccuracy()
        if let cached = cachedForecast() {
            weatherInteractor.storeForecast(cached)
            userInterface?.updateLabels()
        }
    }

    func viewWillDisappear() {
        userInterface?.refreshTimer?.invalidate()
        userInterface?.refreshTimer = nil
        weatherInteractor.stopUpdatingLocation()
    }

    func handleRefresh() {
        if let city = weatherInteractor.savedCity() {
            load(query: "city=" + city)
        } else if let location = weatherInteractor.lastLocation {
            load(query: locationQuery(location))
        } else {
            startLocating()
        }
    }

    func startLocating() {
        switch locationManager.authorizationStatus {
        case .notDetermined:
            weatherInteractor.requestLocationAccess()
        case .denied, .restricted:
            userInterface?.askForLocation()
        default:
            weatherInteractor.requestLocation()
        }
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    func load(query: String) {
        guard !weatherInteractor.isLoading, let url = weatherInteractor.forecastURL(query: query) else { return }
        weatherInteractor.startLoading()
        userInterface?.startRefreshing()
        weatherInteractor.task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.weatherInteractor.stopLoading()
                self.userInterface?.endRefreshing()
                if let error = error {
                    self.userInterface?.showFailure(error.localizedDescription)
                    return
                }
                guard let data = data, let forecast = self.weatherInteractor.decode(data) else {
                    self.userInterface?.showFailure("The forecast could not be read.")
                    return
                }
                self.weatherInteractor.storeForecastOnLoad(forecast: forecast)
                self.lastUpdate = Date()
                self.weatherInteractor.cache(data)
                self.userInterface?.updateLabels()
            }
        }
        weatherInteractor.resumeTask()
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
        weatherWireFrame.openDetail(of: day)
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
        weatherWireFrame.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        weatherWireFrame.openDetail(of: day)
    }

    func openSettings() {
        weatherWireFrame.openSettings()
    }

    func forecastURL(query: String) -> URL? {
        weatherInteractor.forecastURL(query: query)
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        weatherInteractor.decode(data)
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
}
