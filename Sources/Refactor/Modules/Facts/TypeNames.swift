/// A type as code mentions it: `any LoginViewInput & UIView`, `id<LoginViewInput>`, `[Game]?`, `Router<LoginInteractable>`.
package struct TypeNames: Sendable, Equatable {
    /// The names of the types in it, without generic arguments, in the order of the text.
    package var names: [String]
    /// The mentions between angle brackets, and what a closure is told.
    package var arguments: [TypeNames]
    /// True if it is a list, a set, a dictionary or a closure and not the thing itself.
    package var isIndirect: Bool

    package init(_ names: [String], arguments: [TypeNames] = [], isIndirect: Bool = false) {
        self.names = names
        self.arguments = arguments
        self.isIndirect = isIndirect
    }

    package init(_ name: String) { self.init([name]) }

    /// All names in it, those of its arguments included.
    package var allNames: [String] { names + arguments.flatMap(\.allNames) }
}
