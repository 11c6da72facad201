/// Something outside the source text, UIKit or a storyboard, finds the member in the view controller by its name.
package struct Anchor: Sendable, Equatable {
    package enum Kind: Sendable, CaseIterable {
        /// A storyboard or xib connects it.
        case outlet
        /// A control calls it: an action, a selector.
        case action
        /// UIKit calls it: an override of the life cycle or of anything else.
        case override
        /// A view of UIKit asks it: delegate and data source methods.
        case viewProtocol
        /// It makes or ends the controller itself.
        case lifetime
    }

    package let kind: Kind
    package let line: Int
    /// A phrase that completes "because it …".
    package let reason: String
    /// UIKit itself asks for the member; else only the app's own superclass does, and the body may do anybody's work.
    package var isOfSDK = true
}
