import Foundation

extension LoginController {
    /// Why a login failed. The raw values are the error codes of the server.
    enum LoginError: Int, Error {
        case wrongPassword = 1014
        case unknownUser = 1013
        case captchaRequired = 1011
        case accountLocked = 1015
        case phoneNotBound = 1037
        case agreementChanged = 1052
        case offline = -1
        case unknown = -2
    }
}
