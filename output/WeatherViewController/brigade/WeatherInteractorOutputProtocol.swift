import Foundation

/// What `WeatherInteractor` asks of `WeatherPresenter`.
@MainActor
protocol WeatherInteractorOutputProtocol: AnyObject {
    func askForLocation()
    func updateLabels()
    func showFailure(_ message: String)
    func cachedForecast() -> WeatherViewController.Forecast?
    func startRefreshing()
    func endRefreshing()
}
