import Foundation

extension LoginController {
    /// What the user typed in.
    struct Credentials {
        let userName: String
        let password: String
        var captcha: String?
    }
}
