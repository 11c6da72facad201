/// The knowledge about a written type: its class, and what says so.
package struct KnownType: Sendable, Equatable {
    /// The source of a type's class, the surest first.
    package enum Basis: String, Sendable {
        /// The SDK or a well-known library.
        case sdk
        /// A declaration in the given files or in the app's folder.
        case declared
        /// The uses by the controller.
        case use
        /// The last words of its name, weak evidence.
        case name
    }

    package let found: TypeClass
    package let basis: Basis
    /// For a declared type, what its declaration says and where: `a UITableViewCell in FeedCell.swift:3`; for a used one
    /// the name of what it is asked.
    package let declaration: String?

    package init(_ found: TypeClass, basis: Basis, declaration: String? = nil) {
        self.found = found
        self.basis = basis
        self.declaration = declaration
    }

    /// The words that follow the type in a reason: `, declared as a UITableViewCell in FeedCell.swift:3`.
    package var spokenOrigin: String {
        guard let declaration else { return "" }
        return basis == .use ? ", which is asked to \(declaration)" : ", declared as \(declaration)"
    }
}
