import Foundation

/// What `WeatherInteractor` asks of `WeatherViewPresenter`.
@MainActor
protocol WeatherInteractorEventHandler: AnyObject {
    func askForLocation()
    func updateLabels()
    func showFailure(_ message: String)
    func startRefreshing()
    func endRefreshing()
}
