import Foundation

extension WeatherViewController {
    enum Unit: Int {
        case celsius, fahrenheit
    }
}
