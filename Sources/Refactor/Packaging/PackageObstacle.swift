/// Something that keeps a module from being a package of its own: what, where it is used, and what to do.
package struct PackageObstacle: Sendable, Equatable {
    /// The kind of what a package cannot reach, or cannot show.
    package enum Kind: String, Sendable {
        /// A type of the app's own target.
        case type
        /// A function or a variable at file level of the app's own target.
        case function
        /// A member that the app adds to a type of another module.
        case member
        /// A module that no Swift package of the project has.
        case module
        /// A declaration of the module that callers need and that cannot be made public as it stands.
        case access
    }

    package let kind: Kind
    package let name: String
    /// The file and the line where the module uses it.
    package let place: String
    /// The file and the line of the declaration, where it is known.
    package let declared: String?
    /// The way out, as a request.
    package let advice: String

    package init(kind: Kind, name: String, place: String, declared: String? = nil, advice: String) {
        self.kind = kind
        self.name = name
        self.place = place
        self.declared = declared
        self.advice = advice
    }
}
