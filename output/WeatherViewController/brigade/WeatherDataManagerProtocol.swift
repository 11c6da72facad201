import Foundation

/// What `WeatherInteractor` asks of `WeatherDataManager`.
@MainActor
protocol WeatherDataManagerProtocol: AnyObject {
    func loadUnit() -> WeatherViewController.Unit
    func saveUnit(_ unit: WeatherViewController.Unit)
    func savedCity() -> String?
    func saveCity(_ city: String?)
    func cacheFile() -> URL
    func cache(_ data: Data)
}
