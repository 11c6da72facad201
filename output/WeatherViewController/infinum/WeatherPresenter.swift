import CoreLocation
import UIKit

@MainActor
final class WeatherPresenter: WeatherPresenterInterface {
    weak var view: WeatherViewInterface?
    private let interactor: WeatherInteractorInterface
    private let wireframe: WeatherWireframeInterface
    private let locationManager: CLLocationManager

    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    var lastUpdate: Date?

    init(
        interactor: WeatherInteractorInterface,
        wireframe: WeatherWireframeInterface,
        locationManager: CLLocationManager
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.locationManager = locationManager
    }

    func viewDidLoad() {
        temperatureFormatter.maximumFractionDigits = 0
        temperatureFormatter.positivePrefix = ""
        dayFormatter.dateFormat = "EEEE"
        view?.setUpViews()
        interactor.updateDesiredAccuracy()
        if let cached = cachedForecast() {
            interactor.storeForecast(cached)
            view?.updateLabels()
        }
    }

    func viewWillDisappear() {
        view?.refreshTimer?.invalidate()
        view?.refreshTimer = nil
        interactor.stopUpdatingLocation()
    }

    func handleRefresh() {
        if let city = interactor.savedCity() {
            load(query: "city=" + city)
        } else if let location = interactor.lastLocation {
            load(query: locationQuery(location))
        } else {
            startLocating()
        }
    }

    func startLocating() {
        switch locationManager.authorizationStatus {
        case .notDetermined:
            interactor.requestLocationAccess()
        case .denied, .restricted:
            view?.askForLocation()
        default:
            interactor.requestLocation()
        }
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    func load(query: String) {
        guard !interactor.isLoading, let url = interactor.forecastURL(query: query) else { return }
        interactor.startLoading()
        view?.startRefreshing()
        interactor.task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.interactor.stopLoading()
                self.view?.endRefreshing()
                if let error = error {
                    self.view?.showFailure(error.localizedDescription)
                    return
                }
                guard let data = data, let forecast = self.interactor.decode(data) else {
                    self.view?.showFailure("The forecast could not be read.")
                    return
                }
                self.interactor.storeForecastOnLoad(forecast: forecast)
                self.lastUpdate = Date()
                self.interactor.cache(data)
                self.view?.updateLabels()
            }
        }
        interactor.resumeTask()
    }

    func temperatureText(value: Double) -> String {
        let number = temperatureFormatter.string(from: NSNumber(value: value)) ?? "–"
        return number + (interactor.loadUnit() == .celsius ? " °C" : " °F")
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        guard let data = try? Data(contentsOf: interactor.cacheFile()) else { return nil }
        return interactor.decode(data)
    }

    func didSelectRow(at indexPath: IndexPath) {
        guard let day = interactor.forecast?.days[indexPath.row] else { return }
        wireframe.openDetail(of: day)
    }

    func didUpdateLocations(_ locations: [CLLocation]) {
        guard let location = locations.last else { return }
        interactor.storeLastLocation(location)
        view?.refresh()
    }

    // MARK: - Passed on

    var forecast: WeatherViewController.Forecast? {
        get { interactor.forecast }
        set { interactor.forecast = newValue }
    }

    var lastLocation: CLLocation? {
        get { interactor.lastLocation }
        set { interactor.lastLocation = newValue }
    }

    var isLoading: Bool {
        get { interactor.isLoading }
        set { interactor.isLoading = newValue }
    }

    var task: URLSessionDataTask? {
        get { interactor.task }
        set { interactor.task = newValue }
    }

    func openCitySearch() {
        wireframe.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        wireframe.openDetail(of: day)
    }

    func openSettings() {
        wireframe.openSettings()
    }

    func forecastURL(query: String) -> URL? {
        interactor.forecastURL(query: query)
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        interactor.decode(data)
    }

    func loadUnit() -> WeatherViewController.Unit {
        interactor.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        interactor.saveUnit(unit)
    }

    func savedCity() -> String? {
        interactor.savedCity()
    }

    func saveCity(_ city: String?) {
        interactor.saveCity(city)
    }

    func cacheFile() -> URL {
        interactor.cacheFile()
    }

    func cache(_ data: Data) {
        interactor.cache(data)
    }
}
