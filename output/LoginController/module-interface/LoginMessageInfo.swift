import Foundation

/// A page of the Login module by its key, and what it is given.
struct LoginMessageInfo {
    /// The keys of the pages that `LoginWireFrame` shows.
    enum Page {
        static let showMainScreen = "showMainScreen"
        static let openRegistration = "openRegistration"
        static let openForgottenPassword = "openForgottenPassword"
        static let openCaptcha = "openCaptcha"
        static let openPhoneBinding = "openPhoneBinding"
        static let openAgreement = "openAgreement"
        static let close = "close"
        static let closeCaptcha = "closeCaptcha"
        static let goBack = "goBack"
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
