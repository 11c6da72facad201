/// The meaning of a reference, after names are resolved against the controller, its superclasses and the SDK.
package enum Target: Sendable, Equatable {
    /// Members of the controller, by index; several when overloads cannot be told apart.
    case own([Int])
    /// A member of a superclass; the SDK's declaration when that is known.
    case inherited(SDKMember?)
    /// A type nested in the controller, by the index of its member.
    case nested(Int)
    /// A declaration of the same file outside the controller.
    case global(GlobalFact)
    /// A type of the SDK or of the app, or a global function known to all.
    case known
    /// `self` as a value.
    case selfValue
    /// `Self`.
    case selfType
    /// `super`.
    case superclass
    /// A member of some other value; its root is the name of the first expression.
    case foreign(root: String?)
    /// A bare name that nothing explains: perhaps inherited, perhaps global.
    case unresolved
}
