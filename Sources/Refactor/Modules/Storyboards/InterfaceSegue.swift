/// A segue of a storyboard.
package struct InterfaceSegue: Sendable, Equatable {
    package var identifier: String?
    /// `show`, `presentation`, `embed`, `relationship`, `custom`, …
    package var kind: String
    /// `rootViewController` or `viewControllers`, for a relationship.
    package var relationship: String?
    package var customClass: String?
    /// The id of the scene that it leads to.
    package var destination: String
    /// True if it starts at the controller itself: no control triggers it, code has to perform it.
    package var isManual: Bool
    package var line: Int
}
