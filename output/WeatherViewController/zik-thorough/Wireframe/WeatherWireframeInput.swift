import Foundation

/// What `WeatherViewPresenter` asks of `WeatherWireframe`.
@MainActor
protocol WeatherWireframeInput: AnyObject {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
}
