import Foundation

/// What `WeatherDefaultPresenter` asks of `WeatherViewController`.
@MainActor
protocol WeatherView: AnyObject {
    var refreshTimer: Timer? { get set }

    func refresh()
    func askForLocation()
    func updateLabels()
    func showFailure(_ message: String)
    func setUpViews()
    func startRefreshing()
    func endRefreshing()
}
