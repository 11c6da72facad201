import CoreLocation
import UIKit

/// What `WeatherViewController` asks of `WeatherViewPresenter`.
@MainActor
protocol WeatherViewEventHandler: AnyObject {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
    func startLocating()
    func load(query: String)
    func saveUnit(_ unit: WeatherViewController.Unit)
    func saveCity(_ city: String?)
    func cache(_ data: Data)
    func viewDidLoad()
    func viewWillDisappear()
    func handleRefresh()
    func didSelectRow(at indexPath: IndexPath)
    func didUpdateLocations(_ locations: [CLLocation])
}
