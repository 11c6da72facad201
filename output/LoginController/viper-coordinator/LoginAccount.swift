import Foundation

extension LoginController {
    /// Somebody who logged in on this device before.
    struct Account: Codable, Equatable {
        let id: Int
        var userName: String
        var nickname: String?
        var avatarPath: String?
        var lastLogin: Date
    }
}
