import Foundation

/// What `WeatherPresenter` asks of `WeatherWireframe`.
@MainActor
protocol WeatherWireframeInterface: AnyObject {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
}
