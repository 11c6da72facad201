import Foundation

@MainActor
final class WeatherInteractor: WeatherInteractorInput {
    func loadUnit() -> WeatherViewController.Unit {
        WeatherViewController.Unit(rawValue: UserDefaults.standard.integer(forKey: "unit")) ?? .celsius
    }

    func saveUnit(_ unit: WeatherViewController.Unit) {
        UserDefaults.standard.set(unit.rawValue, forKey: "unit")
    }

    func saveCity(_ city: String?) {
        UserDefaults.standard.set(city, forKey: "city")
    }

    func cacheFile() -> URL {
        FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("forecast.json")
    }
}
