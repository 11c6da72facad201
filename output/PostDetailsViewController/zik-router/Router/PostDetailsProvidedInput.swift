import UIKit
import ZRouter

/// What others may set before the PostDetails screen is shown; they find it by this protocol.
@MainActor
protocol PostDetailsProvidedInput: AnyObject {
    var delegate: PostDetailsDelegate? { get set }
}

extension RoutableView where Protocol == PostDetailsProvidedInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

extension PostDetailsViewController: PostDetailsProvidedInput {}
