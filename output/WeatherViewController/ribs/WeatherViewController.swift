import CoreLocation
import UIKit
import RIBs

/// What `WeatherViewController` asks of `WeatherInteractor`.
@MainActor
protocol WeatherPresentableListener: AnyObject {
    var forecast: WeatherViewController.Forecast? { get set }
    var lastLocation: CLLocation? { get set }
    var task: URLSessionDataTask? { get set }

    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
    func forecastURL(query: String) -> URL?
    func saveUnit(_ unit: WeatherViewController.Unit)
    func savedCity() -> String?
    func saveCity(_ city: String?)
    func updateDesiredAccuracy()
    func storeForecast(_ cached: WeatherViewController.Forecast)
    func stopUpdatingLocation()
    func requestLocationAccess()
    func requestLocation()
    func startLoading()
    func stopLoading()
    func storeForecastOnLoad(forecast: WeatherViewController.Forecast)
    func resumeTask()
    func didSelectRow(at indexPath: IndexPath)
    func storeLastLocation(locations: [CLLocation])
}

class WeatherViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, CLLocationManagerDelegate {

    /// The interactor: who builds the module keeps it, by its router.
    weak var listener: WeatherPresentableListener?

    @IBOutlet weak var cityLabel: UILabel!
    @IBOutlet weak var temperatureLabel: UILabel!
    @IBOutlet weak var updatedLabel: UILabel!
    @IBOutlet weak var unitControl: UISegmentedControl!
    @IBOutlet weak var tableView: UITableView!

    let refreshControl = UIRefreshControl()
    let locationManager = CLLocationManager()
    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    var lastUpdate: Date?
    var isLoading = false
    var refreshTimer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Weather"
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 52
        refreshControl.addTarget(self, action: #selector(refresh), for: .valueChanged)
        tableView.refreshControl = refreshControl
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .search, target: self, action: #selector(searchTapped))
        temperatureFormatter.maximumFractionDigits = 0
        temperatureFormatter.positivePrefix = ""
        dayFormatter.dateFormat = "EEEE"
        unitControl.selectedSegmentIndex = loadUnit().rawValue
        locationManager.delegate = self
        listener?.updateDesiredAccuracy()
        if let cached = cachedForecast() {
            listener?.storeForecast(cached)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startLocating()
        refreshTimer = Timer.scheduledTimer(
            timeInterval: 600, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        listener?.stopUpdatingLocation()
    }

    @objc func refresh() {
        guard let listener = listener else { return }
        if let city = listener.savedCity() {
            load(query: "city=" + city)
        } else if let location = listener.lastLocation {
            load(query: locationQuery(location))
        } else {
            startLocating()
        }
    }

    @objc func searchTapped() {
        listener?.openCitySearch()
    }

    @IBAction func unitChanged(_ sender: UISegmentedControl) {
        listener?.saveUnit(Unit(rawValue: sender.selectedSegmentIndex) ?? .celsius)
        updateLabels()
    }

    func startLocating() {
        switch locationManager.authorizationStatus {
        case .notDetermined:
            listener?.requestLocationAccess()
        case .denied, .restricted:
            askForLocation()
        default:
            listener?.requestLocation()
        }
    }

    func askForLocation() {
        let alert = UIAlertController(
            title: "Where are you?", message: "Weather needs your location.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pick a city", style: .default) { _ in self.listener?.openCitySearch() })
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in self.listener?.openSettings() })
        alert.addAction(UIAlertAction(title: "Not now", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func locationQuery(_ location: CLLocation) -> String {
        // two digits are a kilometre, more only defeats the cache of the server
        String(format: "lat=%.2f&lon=%.2f", location.coordinate.latitude, location.coordinate.longitude)
    }

    func load(query: String) {
        guard let listener = listener else { return }
        guard !isLoading, let url = listener.forecastURL(query: query) else { return }
        listener.startLoading()
        refreshControl.beginRefreshing()
        listener.task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.listener?.stopLoading()
                self.refreshControl.endRefreshing()
                if let error = error {
                    self.showFailure(error.localizedDescription)
                    return
                }
                guard let data = data, let forecast = self.decode(data) else {
                    self.showFailure("The forecast could not be read.")
                    return
                }
                self.listener?.storeForecastOnLoad(forecast: forecast)
                self.cache(data)
                self.updateLabels()
            }
        }
        listener.resumeTask()
    }

    func decode(_ data: Data) -> Forecast? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try? decoder.decode(Forecast.self, from: data)
    }

    func updateLabels() {
        guard let forecast = listener?.forecast else { return }
        cityLabel.text = forecast.city
        temperatureLabel.text = temperatureText(forecast.current)
        updatedLabel.text = updateText(since: lastUpdate, now: Date())
        tableView.reloadData()
    }

    func showFailure(_ message: String) {
        updatedLabel.text = message
        updatedLabel.textColor = .systemRed
    }

    func temperatureText(_ celsius: Double) -> String {
        let value = loadUnit() == .celsius ? celsius : fahrenheit(fromCelsius: celsius)
        let number = temperatureFormatter.string(from: NSNumber(value: value)) ?? "–"
        return number + (loadUnit() == .celsius ? " °C" : " °F")
    }

    func fahrenheit(fromCelsius celsius: Double) -> Double {
        celsius * 9 / 5 + 32
    }

    func rangeText(of day: Day) -> String {
        temperatureText(day.low) + " … " + temperatureText(day.high)
    }

    func summary(of day: Day) -> String {
        var text = day.condition + ", " + rangeText(of: day)
        if day.rain > 0.1 {
            text += String(format: ", %.1f mm of rain", day.rain)
        }
        return text
    }

    func updateText(since date: Date?, now: Date) -> String {
        guard let date = date else { return "from the last time" }
        let minutes = Int(now.timeIntervalSince(date) / 60)
        return minutes < 1 ? "just now" : "\(minutes) min ago"
    }

    func icon(for condition: String) -> UIImage? {
        UIImage(named: "weather-" + condition.lowercased()) ?? UIImage(named: "weather-unknown")
    }

    func loadUnit() -> Unit {
        Unit(rawValue: UserDefaults.standard.integer(forKey: "unit")) ?? .celsius
    }

    func cacheFile() -> URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("forecast.json")
    }

    func cache(_ data: Data) {
        try? data.write(to: cacheFile())
    }

    func cachedForecast() -> Forecast? {
        guard let data = try? Data(contentsOf: cacheFile()) else { return nil }
        return decode(data)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return listener?.forecast?.days.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
        if let day = listener?.forecast?.days[indexPath.row] {
            cell.textLabel?.text = dayFormatter.string(from: day.date)
            cell.detailTextLabel?.text = rangeText(of: day)
            cell.imageView?.image = icon(for: day.condition)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        listener?.didSelectRow(at: indexPath)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        listener?.storeLastLocation(locations: locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        showFailure(error.localizedDescription)
    }
}

// MARK: - WeatherPresentable, WeatherViewControllable

extension WeatherViewController: WeatherPresentable, WeatherViewControllable {}

// MARK: - Passed on

extension WeatherViewController {
    var forecast: WeatherViewController.Forecast? {
        get { listener?.forecast }
        set { listener?.forecast = newValue }
    }

    var lastLocation: CLLocation? {
        get { listener?.lastLocation }
        set { listener?.lastLocation = newValue }
    }

    var task: URLSessionDataTask? {
        get { listener?.task }
        set { listener?.task = newValue }
    }

    func openCitySearch() {
        listener?.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        listener?.openDetail(of: day)
    }

    func openSettings() {
        listener?.openSettings()
    }

    func forecastURL(query: String) -> URL? {
        listener?.forecastURL(query: query)
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        listener?.saveUnit(unit)
    }

    func savedCity() -> String? {
        listener?.savedCity()
    }

    func saveCity(_ city: String?) {
        listener?.saveCity(city)
    }
}
