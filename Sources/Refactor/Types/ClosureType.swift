/// Closures that are kept in a property, by their written type.
package enum ClosureType {
    /// Returns true for a function or an optional one whose type shows that it is: `(User) -> Void`, `(() -> Void)?`.
    static func isWritten(_ type: String) -> Bool {
        guard type.has("->") else { return false }
        return switch TypeParser.type(type) {
        case .function?, .optional(.function)?: true
        default: false
        }
    }

    /// The type as that of a parameter whose value is kept: a function says that it escapes, an optional one does anyway.
    package static func parameter(_ type: String) -> String {
        if case .function? = TypeParser.type(type) { "@escaping " + type } else { type }
    }
}
