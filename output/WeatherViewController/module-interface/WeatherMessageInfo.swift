import Foundation

/// A page of the Weather module by its key, and what it is given.
struct WeatherMessageInfo {
    /// The keys of the pages that `WeatherWireFrame` shows.
    enum Page {
        static let openCitySearch = "openCitySearch"
        static let openDetail = "openDetail"
        static let openSettings = "openSettings"
    }

    /// What a page needs and the message does not have, or not of that type.
    struct MissingParameter: Error {
        let name: String
    }

    let name: String
    var parameters: [String: Any] = [:]

    /// What the page is given under a name.
    func value<Value>(_ name: String) throws -> Value {
        guard let value = parameters[name] as? Value else { throw MissingParameter(name: name) }
        return value
    }
}
