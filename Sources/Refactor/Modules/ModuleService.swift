/// Something that modules use and that shows nothing.
package struct ModuleService: Sendable, Equatable, Codable {
    /// The name without protocol and implementation endings; unique within a graph.
    package var name: String
    /// The protocols and types that it consists of, sorted.
    package var types: [String]
    /// The path of its declaration, relative to the folder that was read; empty for one of another framework.
    package var file: String
    /// The line of that declaration, from 1.
    package var line: Int

    package init(name: String, types: [String] = [], file: String = "", line: Int = 0) {
        self.name = name
        self.types = types
        self.file = file
        self.line = line
    }
}
