import CoreLocation
import UIKit

class WeatherViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, CLLocationManagerDelegate {

    /// Wired on first use, so that storyboards and existing callers need not change.
    lazy var presenter: WeatherViewOutput = WeatherBuilder.wire(self)

    @IBOutlet weak var cityLabel: UILabel!
    @IBOutlet weak var temperatureLabel: UILabel!
    @IBOutlet weak var updatedLabel: UILabel!
    @IBOutlet weak var unitControl: UISegmentedControl!
    @IBOutlet weak var tableView: UITableView!

    let refreshControl = UIRefreshControl()
    let locationManager = CLLocationManager()
    let temperatureFormatter = NumberFormatter()
    let dayFormatter = DateFormatter()

    var forecast: Forecast?
    var lastUpdate: Date?
    var lastLocation: CLLocation?
    var isLoading = false
    var refreshTimer: Timer?
    var task: URLSessionDataTask?

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
        unitControl.selectedSegmentIndex = presenter.loadUnit().rawValue
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyKilometer
        if let cached = cachedForecast() {
            forecast = cached
            updateLabels()
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
        refreshTimer?.invalidate()
        refreshTimer = nil
        locationManager.stopUpdatingLocation()
        task?.cancel()
    }

    @objc func refresh() {
        if let city = savedCity() {
            load(query: "city=" + city)
        } else if let location = lastLocation {
            load(query: presenter.locationQuery(location))
        } else {
            startLocating()
        }
    }

    @objc func searchTapped() {
        presenter.openCitySearch()
    }

    @IBAction func unitChanged(_ sender: UISegmentedControl) {
        presenter.saveUnit(Unit(rawValue: sender.selectedSegmentIndex) ?? .celsius)
        updateLabels()
    }

    func openDetail(of day: Day) {
        let detail = ForecastDetailController(day: day.date, summary: summary(of: day))
        navigationController?.pushViewController(detail, animated: true)
    }

    func startLocating() {
        switch locationManager.authorizationStatus {
        case .notDetermined:
            locationManager.requestWhenInUseAuthorization()
        case .denied, .restricted:
            askForLocation()
        default:
            locationManager.requestLocation()
        }
    }

    func askForLocation() {
        let alert = UIAlertController(
            title: "Where are you?", message: "Weather needs your location.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pick a city", style: .default) { _ in self.presenter.openCitySearch() })
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in self.presenter.openSettings() })
        alert.addAction(UIAlertAction(title: "Not now", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func forecastURL(query: String) -> URL? {
        URL(string: "https://weather.example/forecast?days=7&" + query)
    }

    func load(query: String) {
        guard !isLoading, let url = forecastURL(query: query) else { return }
        isLoading = true
        refreshControl.beginRefreshing()
        task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.isLoading = false
                self.refreshControl.endRefreshing()
                if let error = error {
                    self.showFailure(error.localizedDescription)
                    return
                }
                guard let data = data, let forecast = self.presenter.decode(data) else {
                    self.showFailure("The forecast could not be read.")
                    return
                }
                self.forecast = forecast
                self.lastUpdate = Date()
                self.cache(data)
                self.updateLabels()
            }
        }
        task?.resume()
    }

    func updateLabels() {
        guard let forecast = forecast else { return }
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
        let value = presenter.loadUnit() == .celsius ? celsius : fahrenheit(fromCelsius: celsius)
        let number = temperatureFormatter.string(from: NSNumber(value: value)) ?? "–"
        return number + (presenter.loadUnit() == .celsius ? " °C" : " °F")
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

    func savedCity() -> String? {
        UserDefaults.standard.string(forKey: "city")
    }

    func cache(_ data: Data) {
        try? data.write(to: presenter.cacheFile())
    }

    func cachedForecast() -> Forecast? {
        guard let data = try? Data(contentsOf: presenter.cacheFile()) else { return nil }
        return presenter.decode(data)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return forecast?.days.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
        if let day = forecast?.days[indexPath.row] {
            cell.textLabel?.text = dayFormatter.string(from: day.date)
            cell.detailTextLabel?.text = rangeText(of: day)
            cell.imageView?.image = icon(for: day.condition)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let day = forecast?.days[indexPath.row] else { return }
        openDetail(of: day)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        lastLocation = location
        refresh()
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        showFailure(error.localizedDescription)
    }
}

// MARK: - Passed on

extension WeatherViewController {
    func openCitySearch() {
        presenter.openCitySearch()
    }

    func openSettings() {
        presenter.openSettings()
    }

    func locationQuery(_ location: CLLocation) -> String {
        presenter.locationQuery(location)
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        presenter.decode(data)
    }

    func loadUnit() -> WeatherViewController.Unit {
        presenter.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        presenter.saveUnit(unit)
    }

    func saveCity(_ city: String?) {
        presenter.saveCity(city)
    }

    func cacheFile() -> URL {
        presenter.cacheFile()
    }
}
