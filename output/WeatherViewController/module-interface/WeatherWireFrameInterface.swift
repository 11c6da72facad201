import Foundation

/// What `WeatherPresenter` asks of `WeatherWireFrame`.
@MainActor
protocol WeatherWireFrameInterface: AnyObject {
    func openCitySearch()
    func openDetail(of day: WeatherViewController.Day)
    func openSettings()
}
