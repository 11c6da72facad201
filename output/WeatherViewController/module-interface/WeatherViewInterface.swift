import CoreLocation
import UIKit

/// What `WeatherPresenter` asks of `WeatherViewController`.
@MainActor
protocol WeatherViewInterface: AnyObject {
    var locationManager: CLLocationManager { get }
    var refreshTimer: Timer? { get set }

    func refresh()
    func startLocating()
    func updateLabels()
    func showFailure(_ message: String)
    func setUpViews()
    func startRefreshing()
    func endRefreshing()
}
