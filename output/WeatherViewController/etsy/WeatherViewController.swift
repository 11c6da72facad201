import CoreLocation
import UIKit
import VIPERBuilder

class WeatherViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, CLLocationManagerDelegate {

    lazy var viperBuilder: VIPERBuilder<WeatherInteractor, WeatherPresenter, WeatherRouter> = VIPERBuilder(controller: self)

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
        viperBuilder.presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        viperBuilder.interactor.startLocating()
        refreshTimer = Timer.scheduledTimer(
            timeInterval: 600, target: self, selector: #selector(refresh), userInfo: nil, repeats: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        viperBuilder.presenter.viewWillDisappear()
    }

    @objc func refresh() {
        viperBuilder.presenter.handleRefresh()
    }

    @objc func searchTapped() {
        viperBuilder.router.openCitySearch()
    }

    @IBAction func unitChanged(_ sender: UISegmentedControl) {
        viperBuilder.interactor.saveUnit(Unit(rawValue: sender.selectedSegmentIndex) ?? .celsius)
        updateLabels()
    }

    func askForLocation() {
        let alert = UIAlertController(
            title: "Where are you?", message: "Weather needs your location.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Pick a city", style: .default) { _ in self.viperBuilder.router.openCitySearch() })
        alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in self.viperBuilder.router.openSettings() })
        alert.addAction(UIAlertAction(title: "Not now", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
    }

    func updateLabels() {
        guard let forecast = viperBuilder.interactor.forecast else { return }
        cityLabel.text = forecast.city
        temperatureLabel.text = temperatureText(forecast.current)
        updatedLabel.text = updateText(since: viperBuilder.interactor.lastUpdate, now: Date())
        tableView.reloadData()
    }

    func showFailure(_ message: String) {
        updatedLabel.text = message
        updatedLabel.textColor = .systemRed
    }

    func temperatureText(_ celsius: Double) -> String {
        let value = viperBuilder.interactor.loadUnit() == .celsius ? celsius : fahrenheit(fromCelsius: celsius)
        let number = viperBuilder.presenter.formattedNumber(value: value)
        return number + (viperBuilder.interactor.loadUnit() == .celsius ? " °C" : " °F")
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
        return viperBuilder.interactor.forecast?.days.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
        if let day = viperBuilder.interactor.forecast?.days[indexPath.row] {
            cell.textLabel?.text = viperBuilder.presenter.dayFormatter.string(from: day.date)
            cell.detailTextLabel?.text = rangeText(of: day)
            cell.imageView?.image = icon(for: day.condition)
        }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        viperBuilder.presenter.didSelectRow(at: indexPath)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        viperBuilder.presenter.didUpdateLocations(locations)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        showFailure(error.localizedDescription)
    }
}

// MARK: - Asked by the router

extension WeatherViewController {
    func setUpViews() {
        unitControl.selectedSegmentIndex = viperBuilder.interactor.loadUnit().rawValue
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
        viperBuilder.presenter.temperatureFormatter
    }

    var dayFormatter: DateFormatter {
        viperBuilder.presenter.dayFormatter
    }

    var forecast: WeatherViewController.Forecast? {
        get { viperBuilder.interactor.forecast }
        set { viperBuilder.interactor.forecast = newValue }
    }

    var lastUpdate: Date? {
        get { viperBuilder.interactor.lastUpdate }
        set { viperBuilder.interactor.lastUpdate = newValue }
    }

    var lastLocation: CLLocation? {
        get { viperBuilder.interactor.lastLocation }
        set { viperBuilder.interactor.lastLocation = newValue }
    }

    var isLoading: Bool {
        get { viperBuilder.interactor.isLoading }
        set { viperBuilder.interactor.isLoading = newValue }
    }

    var task: URLSessionDataTask? {
        get { viperBuilder.interactor.task }
        set { viperBuilder.interactor.task = newValue }
    }

    func openCitySearch() {
        viperBuilder.router.openCitySearch()
    }

    func openDetail(of day: WeatherViewController.Day) {
        viperBuilder.router.openDetail(of: day)
    }

    func openSettings() {
        viperBuilder.router.openSettings()
    }

    func startLocating() {
        viperBuilder.interactor.startLocating()
    }

    func locationQuery(_ location: CLLocation) -> String {
        viperBuilder.presenter.locationQuery(location)
    }

    func forecastURL(query: String) -> URL? {
        viperBuilder.interactor.forecastURL(query: query)
    }

    func load(query: String) {
        viperBuilder.interactor.load(query: query)
    }

    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        viperBuilder.interactor.decode(data)
    }

    func loadUnit() -> WeatherViewController.Unit {
        viperBuilder.interactor.loadUnit()
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        viperBuilder.interactor.saveUnit(unit)
    }

    func savedCity() -> String? {
        viperBuilder.interactor.savedCity()
    }

    func saveCity(_ city: String?) {
        viperBuilder.interactor.saveCity(city)
    }

    func cacheFile() -> URL {
        viperBuilder.interactor.cacheFile()
    }

    func cache(_ data: Data) {
        viperBuilder.interactor.cache(data)
    }

    func cachedForecast() -> WeatherViewController.Forecast? {
        viperBuilder.presenter.cachedForecast()
    }
}
