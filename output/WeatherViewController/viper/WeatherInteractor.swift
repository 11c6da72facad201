import Foundation

@MainActor
final class WeatherInteractor: WeatherInteractorInput {
    func decode(_ data: Data) -> WeatherViewController.Forecast? {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try? decoder.decode(WeatherViewController.Forecast.self, from: data)
    }

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
