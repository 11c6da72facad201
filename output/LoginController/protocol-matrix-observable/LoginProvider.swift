import Foundation

extension LoginController {
    enum Provider: String, CaseIterable {
        case weChat, taobao, jd

        /// The name that the login kits know.
        var kitName: String {
            switch self {
            case .weChat: return "wechat"
            case .taobao: return "taobao"
            case .jd: return "jingdong"
            }
        }
    }
}
