import CoreLocation
import UIKit

class WeatherViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, CLLocationManagerDelegate {

    /// Configured on first use, so that existing callers need not change.
    lazy var output: WeatherViewOutput = WeatherModuleConfigurator().configure(viewController: self)

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
        output.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        output.startLocating()
        refreshTimer = Timer.scheduledTimer(
            timeInterval: 600, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        output.viewWillDisappear()
    }

    @objc func refresh() {
        output.handleRefresh()
    }

    @objc func searchTapped() {
        output.openCitySearch()
    }

    @IBAction func unitChanged(_ sender: UISegmentedControl) {
        output.saveUnit(Unit(rawValue: sender.selectedSegmentIndex) ?? .celsius)
        updateLabels()
    }

    func askForLocation() {
        let alert = UIAlertController(
            title: "Where are you?", message: "Weather needs your location.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pick a city", style: .default) { _ in self.output.openCitySearch() })
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in self.output.openSettings() })
        alert.addAction(UIAlertAction(title: "Not now", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func updateLabels() {
        guard let forecast = output.forecast else { return }
        cityLabel.text = forecast.city
        temperatureLabel.text = temperatureText(forecast.current)
        updatedLabel.text = updateText(since: output.lastUpdate, now: Date())
        tableView.reloadData()
    }

    func showFailure(_ message: String) {
        updatedLabel.text = message
        updatedLabel.textColor = .systemRed
    }

    func temperatureText(_ celsius: Double) -> String {
        let value = output.loadUnit() == .celsius ? celsius : fahrenheit(fromCelsius: celsius)
        return output.temperatureText(value: value)
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
        return output.forecast?.days.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
        if let day = output.forecast?.days[indexPath.row] {
            cell.textLabel?.text = output.dayFormatter.string(from: day.date)
            cell.detailTextLabel?.text = rangeText(of: day)
            cell.imageView?.image = icon(for: day.condition)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        output.didSelectRow(at: indexPath)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        output.didUpdateLocations(locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        showFailure(error.localizedDescription)
    }
}

// MARK: - WeatherViewInput

extension WeatherViewController: WeatherViewInput {
    func setUpViews() {
        unitControl.selectedSegmentIndex = output.loadUnit().rawValue
        locationManager.delegate = self
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
        output.temperatureFormatter
    }

    var dayFormatter: DateFormatter {
        output.dayFormatter
    }

    var forecast: WeatherViewController.Forecast? {
        get { output.forecast }
        set { output.forecast = newValue }
    }

    var lastUpdate: Date? {
        get { output.lastUpdate }
        set { output.lastUpdate = newValue }
    }

    var lastLocation: CLLocation? {
        get { output.lastLocation }
        set { output.lastLocation = newValue }
    }

    var isLoading: Bool {
        get { output.isLoading }
        set { output.isLoading = newValue }
    }

    var task: URLSessionDataTask? {
        get { output.task }
        set { output.task = newValue }
    }

    func openCitySearch() {
        output.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        output.openDetail(of: day)
    }

    func openSettings() {
        output.openSettings()
    }

    func startLocating() {
        output.startLocating()
    }

    func locationQuery(_ location: CLLocation) -> String {
        output.locationQuery(location)
    }

    func forecastURL(query: String) -> URL? {
        output.forecastURL(query: query)
    }

    func load(query: String) {
        output.load(query: query)
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        output.decode(data)
    }

    func loadUnit() -> WeatherViewController.Unit {
        output.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        output.saveUnit(unit)
    }

    func savedCity() -> String? {
        output.savedCity()
    }

    func saveCity(_ city: String?) {
        output.saveCity(city)
    }

    func cacheFile() -> URL {
        output.cacheFile()
    }

    func cache(_ data: Data) {
        output.cache(data)
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        output.cachedForecast()
    }
}
