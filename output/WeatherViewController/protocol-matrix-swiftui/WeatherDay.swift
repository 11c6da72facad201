import Foundation

extension WeatherViewController {
    struct Day: Decodable {
        let date: Date
        let low: Double
        let high: Double
        let rain: Double
        let condition: String
    }
}
