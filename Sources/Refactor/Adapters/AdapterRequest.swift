/// The settings that a person chooses for an adapter.
package struct AdapterRequest: Sendable {
    /// The protocol that the caller's module declares.
    package let required: String
    /// The protocol that the target's module declares.
    package let provided: String
    package let style: Style
    /// The type behind the provided protocol; found in the files if only one conforms.
    package var providedType: String?
    /// Pairs of members that belong together, required first.
    package var mapping: [(required: String, provided: String)] = []
    /// True if members that nothing provides may be left to fail at run time.
    package var allowsMissing = false
    /// The adapter's name; made from that of the provided protocol if nil.
    package var name: String?
    /// The kind by which the style finds the module: the id of a registration; read from the files if nil.
    package var kind: String?

    package init(required: String, provided: String, style: Style) {
        self.required = required
        self.provided = provided
        self.style = style
    }

    /// Reads `open(_:)=show(_:)`; colons and parentheses are part of the names.
    package mutating func map(_ text: String) throws(AdapterError) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false).map { part in
            String(part.filter { $0 != " " })
        }
        guard parts.count == 2, !parts.contains("") else { throw .badMapping(text) }
        mapping.append((parts[0], parts[1]))
    }
}
