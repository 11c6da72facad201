import Foundation

@MainActor
final class WeatherDataManager: WeatherDataManagerProtocol {
    func loadUnit() -> WeatherViewController.Unit {
        WeatherViewController.Unit(rawValue: UserDefaults.standard.integer(forKey: "unit")) ?? .celsius
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        UserDefaults.standard.set(unit.rawValue, forKey: "unit")
    }

    func savedCity() -> String? {
        UserDefaults.standard.string(forKey: "city")
    }

    func saveCity(_ city: String?) {
        UserDefaults.standard.set(city, forKey: "city")
    }

    func cacheFile() -> URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("forecast.json")
    }

    func cache(_ data: Data) {
        try? data.write(to: cacheFile())
    }
}
