/// The facts about modules from a light reading of a source file: its types, what they hold and what their bodies wire.
package struct AppFile: Sendable, Equatable {
    /// The path, relative to the folder that was read.
    package var path: String
    /// Types and additions to types, in the order of the text.
    package var types: [AppType]
    /// Names of constants and the texts that they stand for.
    package var constants: [String: String]
    /// Names that stand for types, outside of types, and the names of those; of all branches of `#if`.
    package var aliases: [String: [String]] = [:]
    /// Names of imported modules and headers, without path and ending.
    package var imports: [String]

    package init(path: String, types: [AppType] = [], constants: [String: String] = [:], imports: [String] = []) {
        self.path = path
        self.types = types
        self.constants = constants
        self.imports = imports
    }

    /// Takes note of `typealias Name = Type`.
    package mutating func addAlias(_ name: String, of type: TypeNames?) {
        guard let type, !type.isIndirect, type.names != [name] else { return }
        aliases[name, default: []] += type.names
    }
}
