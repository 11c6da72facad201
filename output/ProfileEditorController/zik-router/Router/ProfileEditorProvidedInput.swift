import UIKit
import ZRouter

/// What others may set before the ProfileEditor screen is shown; they find it by this protocol.
@MainActor
protocol ProfileEditorProvidedInput: AnyObject {
    var delegate: ProfileEditorDelegate? { get set }
}

extension RoutableView where Protocol == ProfileEditorProvidedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension ProfileEditorController: ProfileEditorProvidedInput {}
