import CoreLocation
import UIKit

class WeatherViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, CLLocationManagerDelegate {

    /// Wired on first use.
    lazy var presenter: WeatherViewOutput = WeatherBuilder.wire(self)

    enum Unit: Int {
        case celsius, fahrenheit
    }

    @IBOutlet weak var cityLabel: UILabel!
    @IBOutlet weak var temperatureLabel: UILabel!
    @IBOutlet weak var updatedLabel: UILabel!
    @IBOutlet weak var unitControl: UISegmentedControl!
    @IBOutlet weak var tableView: UITableView!

    let refreshControl = UIRefreshControl()
    let locationManager = CLLocationManager()
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
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.startLocating()
        refreshTimer = Timer.scheduledTimer(
            timeInterval: 600, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        presenter.viewWillDisappear()
    }

    @objc func refresh() {
        presenter.handleRefresh()
    }

    @objc func searchTapped() {
        presenter.openCitySearch()
    }

    @IBAction func unitChanged(_ sender: UISegmentedControl) {
        presenter.saveUnit(Unit(rawValue: sender.selectedSegmentIndex) ?? .celsius)
        updateLabels()
    }

    func askForLocation() {
        let alert = UIAlertController(
            title: "Where are you?", message: "Weather needs your location.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pick a city", style: .default) { _ in self.presenter.openCitySearch() })
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in self.presenter.openSettings() })
        alert.addAction(UIAlertAction(title: "Not now", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func updateLabels() {
        guard let forecast = presenter.forecast else { return }
        cityLabel.text = forecast.city
        temperatureLabel.text = temperatureText(forecast.current)
        updatedLabel.text = updateText(since: presenter.lastUpdate, now: Date())
        tableView.reloadData()
    }

    func showFailure(_ message: String) {
        updatedLabel.text = message
        updatedLabel.textColor = .systemRed
    }

    func temperatureText(_ celsius: Double) -> String {
        let value = presenter.loadUnit() == .celsius ? celsius : fahrenheit(fromCelsius: celsius)
        return presenter.temperatureText(value: value)
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

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return presenter.forecast?.days.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
        if let day = presenter.forecast?.days[indexPath.row] {
            cell.textLabel?.text = presenter.dayFormatter.string(from: day.date)
            cell.detailTextLabel?.text = rangeText(of: day)
            cell.imageView?.image = icon(for: day.condition)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let day = presenter.forecast?.days[indexPath.row] else { return }
        presenter.openDetail(of: day)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        presenter.didUpdateLocations(locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        showFailure(error.localizedDescription)
    }
}

// MARK: - WeatherViewInput

extension WeatherViewController: WeatherViewInput {
    func setUpViews() {
        unitControl.selectedSegmentIndex = presenter.loadUnit().rawValue
        locationManager.delegate = self
    }

    func invalidateRefreshTimer() {
        refreshTimer?.invalidate()
        refreshTimer = nil
    }

    func startRefreshing() {
        refreshControl.beginRefreshing()
    }

    func endRefreshing() {
        refreshControl.endRefreshing()
    }
}

// MARK: - Passed on

extension WeatherViewController {
    var temperatureFormatter: NumberFormatter {
        presenter.temperatureFormatter
    }

    var dayFormatter: DateFormatter {
        presenter.dayFormatter
    }

    var forecast: WeatherViewController.Forecast? {
        get { presenter.forecast }
        set { presenter.forecast = newValue }
    }

    var lastUpdate: Date? {
        get { presenter.lastUpdate }
        set { presenter.lastUpdate = newValue }
    }

    var lastLocation: CLLocation? {
        get { presenter.lastLocation }
        set { presenter.lastLocation = newValue }
    }

    var isLoading: Bool {
        get { presenter.isLoading }
        set { presenter.isLoading = newValue }
    }

    var task: URLSessionDataTask? {
        get { presenter.task }
        set { presenter.task = newValue }
    }

    func openCitySearch() {
        presenter.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        presenter.openDetail(of: day)
    }

    func openSettings() {
        presenter.openSettings()
    }

    func startLocating() {
        presenter.startLocating()
    }

    func locationQuery(_ location: CLLocation) -> String {
        presenter.locationQuery(location)
    }

    func forecastURL(query: String) -> URL? {
        presenter.forecastURL(query: query)
    }

    func load(query: String) {
        presenter.load(query: query)
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

    func savedCity() -> String? {
        presenter.savedCity()
    }

    func saveCity(_ city: String?) {
        presenter.saveCity(city)
    }

    func cacheFile() -> URL {
        presenter.cacheFile()
    }

    func cache(_ data: Data) {
        presenter.cache(data)
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        presenter.cachedForecast()
    }
}
