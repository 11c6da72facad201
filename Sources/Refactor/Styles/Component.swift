/// One class of a style.
package struct Component: Sendable, Equatable {
    /// The role whose members it takes; nil for one that only builds.
    package let role: Role?
    /// The class name over `{module}`.
    package let namePattern: String

    package init(role: Role?, namePattern: String) {
        self.role = role
        self.namePattern = namePattern
    }
}
