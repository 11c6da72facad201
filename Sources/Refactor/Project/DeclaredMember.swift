/// A member of an app's type, as far as its head shows it to a light reading.
package struct DeclaredMember: Sendable, Equatable {
    package enum Kind: Sendable, Equatable { case property, method, initializer, `subscript`, enumCase }

    package let name: String
    package let kind: Kind
    package let isStatic: Bool
    /// A property's type as written.
    package var type: String?
    /// A property's initial value, where it is a literal, a call on a type or a member of one.
    package var value: Expression?
    /// Of what can be called; a case of an enum has one when it carries values.
    package var signature: Signature?
    /// `init?`.
    package var isFailable = false
    /// `private` or `fileprivate`, for reading too.
    package var isHidden = false
    /// `weak`.
    package var isWeak = false
    /// `let`.
    package var isConstant = false
    /// A property with a getter.
    package var isComputed = false
    /// A property with an initial value of any kind.
    package var hasValue = false

    package init(name: String, kind: Kind, isStatic: Bool) {
        self.name = name
        self.kind = kind
        self.isStatic = isStatic
    }
}
