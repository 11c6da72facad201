import CoreLocation
import Foundation

@MainActor
final class WeatherPresenter: WeatherViewOutput, WeatherInteractorOutput, WeatherRouterOutput {
    weak var view: WeatherViewInput?
    private let interactor: WeatherInteractorInput
    private let router: WeatherRouterInput

    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    var forecast: WeatherViewController.Forecast?
    var lastUpdate: Date?

    var isLoading = false

    init(interactor: WeatherInteractorInput, router: WeatherRouterInput) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        temperatureFormatter.maximumFractionDigits = 0
        temperatureFormatter.positivePrefix = ""
        dayFormatter.dateFormat = "EEEE"
        view?.setUpViews()
        interactor.updateDesiredAccuracy()
        if let cached = cachedForecast() {
            forecast = cached
            view?.updateLabels()
        }
    }

    func viewWillDisappear() {
        view?.invalidateRefreshTimer()
        interactor.stopUpdatingLocation()
    }

    func handleRefresh() {
        if let city = savedCity() {
            load(query: "city=" + city)
        } else if let location = interactor.lastLocation {
            load(query: locationQuery(location))
        } else {
            interactor.startLocating()
        }
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    func forecastURL(query: String) -> URL? {
        URL(string: "https://weather.example/forecast?days=7&" + query)
    }

    func load(query: String) {
        guard !isLoading, let url = forecastURL(query: query) else { return }
        isLoading = true
        view?.startRefreshing()
        interactor.loadData(url: url)
    }

    func didLoadData() {
        isLoading = false
    }

    func didLoadDataOnLoad(forecast: WeatherViewController.Forecast) {
        self.forecast = forecast
        lastUpdate = Date()
    }

    func temperatureText(value: Double) -> String {
        let number = temperatureFormatter.string(from: NSNumber(value: value)) ?? "–"
        return number + (interactor.loadUnit() == .celsius ? " °C" : " °F")
    }

    func savedCity() -> String? {
        return interactor.loadCity()
    }

    func cache(_ data: Data) {
        try? data.write(to: interactor.cacheFile())
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        guard let data = try? Data(contentsOf: interactor.cacheFile()) else { return nil }
        return interactor.decode(data)
    }

    func didUpdateLocations(_ locations: [CLLocation]) {
        guard let location = locations.last else { return }
        interactor.storeLastLocation(location)
        handleRefresh()
    }

    // MARK: - Passed on

    var lastLocation: CLLocation? {
        get { interactor.lastLocation }
        set { interactor.lastLocation = newValue }
    }

    var task: URLSessionDataTask? {
        get { interactor.task }
        set { interactor.task = newValue }
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
        interactor.startLocating()
    }

    func askForLocation() {
        view?.askForLocation()
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        interactor.decode(data)
    }

    func updateLabels() {
        view?.updateLabels()
    }

    func showFailure(_ message: String) {
        view?.showFailure(message)
    }

    func loadUnit() -> WeatherViewController.Unit {
        interactor.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        interactor.saveUnit(unit)
    }

    func saveCity(_ city: String?) {
        interactor.saveCity(city)
    }

    func cacheFile() -> URL {
        interactor.cacheFile()
    }

    func endRefreshing() {
        view?.endRefreshing()
    }
}
