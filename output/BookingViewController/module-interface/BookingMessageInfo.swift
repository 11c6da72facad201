import Foundation

/// A page of the Booking module by its key, and what it is given.
struct BookingMessageInfo {
    /// The keys of the pages that `BookingWireFrame` shows.
    enum Page {
        static let showConfirmation = "showConfirmation"
        static let showVoucher = "showVoucher"
        static let close = "close"
        static let closeVoucher = "closeVoucher"
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
