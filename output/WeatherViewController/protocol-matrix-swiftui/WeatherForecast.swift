import Foundation

extension WeatherViewController {
    struct Forecast: Decodable {
        var city: String
        let current: Double
        let days: [Day]
    }
}
