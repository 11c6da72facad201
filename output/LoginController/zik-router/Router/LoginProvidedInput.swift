import UIKit
import ZRouter

/// What others may set before the Login screen is shown; they find it by this protocol.
@MainActor
protocol LoginProvidedInput: AnyObject {
    var prefilledUserName: String? { get set }
    var onLogin: ((String) -> Void)? { get set }
}

extension RoutableView where Protocol == LoginProvidedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension LoginController: LoginProvidedInput {}
