import Foundation

/// What `WeatherInteractor` asks of `WeatherViewPresenter`.
@MainActor
protocol WeatherInteractorDataSource: AnyObject {
    func cachedForecast() -> WeatherViewController.Forecast?
}
