import Foundation

/// What `WeatherPresenter` asks of `WeatherRouter`.
@MainActor
protocol WeatherRouterInput: AnyObject {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
}
