import Foundation

extension LoginController {
    struct LoginResponse: Decodable {
        let code: Int
        let token: String?
        let account: Account?
    }
}
