/// The head of a method, in the pieces from which a requirement and a forwarding call are spelled.
package struct Signature: Sendable, Equatable {
    package struct Parameter: Sendable, Equatable {
        /// The argument label; nil for `_`.
        package let label: String?
        /// The name inside the body.
        package let name: String
        /// The type as written, with `inout`, `@escaping` and the like.
        package let type: String
        package let hasDefault: Bool
        /// The default value as written, where the reader keeps it.
        package var defaultValue: String?
        package let isVariadic: Bool

        package init(label: String?, name: String, type: String, hasDefault: Bool, isVariadic: Bool) {
            self.label = label
            self.name = name
            self.type = type
            self.hasDefault = hasDefault
            self.isVariadic = isVariadic
        }
    }

    package let parameters: [Parameter]
    /// `async`, `throws`, `async throws` … as written; empty if none.
    package let effects: String
    /// The result type as written; nil for none.
    package let result: String?
    /// `<T: Equatable>` as written; empty if none.
    package let generics: String
    /// `where …` as written; empty if none.
    package let constraints: String
    /// `init?`.
    package var isFailable = false

    package init(
        parameters: [Parameter], effects: String, result: String?, generics: String, constraints: String
    ) {
        self.parameters = parameters
        self.effects = effects
        self.result = result
        self.generics = generics
        self.constraints = constraints
    }

    /// True if calling it gives no value.
    package var isVoid: Bool { result == nil || result == "Void" || result == "()" }

    package var isAsync: Bool { effects.split(separator: " ").contains("async") }

    package var isThrowing: Bool { effects.contains("throws") }
}
