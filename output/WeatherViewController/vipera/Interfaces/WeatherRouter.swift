import Foundation

/// What `WeatherDefaultPresenter` asks of `WeatherDefaultRouter`.
@MainActor
protocol WeatherRouter: AnyObject {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
}
