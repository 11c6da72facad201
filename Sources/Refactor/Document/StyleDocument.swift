/// The output of `refactor styles --format json` for each style; `styles show` adds what becomes of a small controller.
package struct StyleDocument: Codable, Equatable, Sendable {
    package struct ComponentEntry: Codable, Equatable, Sendable {
        /// As it is called in a module `Login`.
        package let name: String
        package let roles: [String]
        package let builds: Bool
    }

    package struct PortEntry: Codable, Equatable, Sendable {
        package let from: String
        package let to: String
        package let hold: String
        package let property: String
        /// Left out where the class is known.
        package let `protocol`: String?
    }

    package struct FileEntry: Codable, Equatable, Sendable {
        package let name: String
        package let text: String

        package init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    package let name: String
    package let summary: String
    package let origin: String
    /// The file that says it; left out for a built-in style.
    package let file: String?
    package let languages: [String]
    package let components: [ComponentEntry]
    package let ports: [PortEntry]
    /// The decisions that the style takes where its origin leaves them open.
    package let notes: [String]
    /// The files that a small controller becomes.
    package var example: [FileEntry]?

    package init(of style: Style, file: String?) {
        name = style.id
        summary = style.head.summary
        origin = style.head.origin
        self.file = file
        languages = style.head.languages.map(\.rawValue)
        components = style.components.map {
            ComponentEntry(
                name: filled($0.namePattern, module: Self.module), roles: $0.roles.map(\.rawValue), builds: $0.builds)
        }
        ports = style.ports.map {
            PortEntry(
                from: $0.from.rawValue, to: $0.to.rawValue, hold: $0.hold.rawValue,
                property: filled($0.property, module: Self.module), protocol: $0.protocolName(in: Self.module))
        }
        notes = style.head.notes
    }

    private static let module = "Login"
}
