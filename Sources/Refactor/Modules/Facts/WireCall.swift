/// A call of a function, a method, an initialiser or a macro.
package struct WireCall: Sendable, Equatable {
    package struct Argument: Sendable, Equatable {
        /// The word before the colon; empty for none.
        package var label: String
        package var value: Wire

        package init(_ label: String = "", _ value: Wire) {
            self.label = label
            self.value = value
        }
    }

    /// Whom it is sent to; nil for a function, an initialiser by the type's name or a method of self.
    package var receiver: Wire?
    /// The first word: `push`, `LoginView` for an initialiser, `pushViewController`.
    package var name: String
    /// Generic arguments at the name.
    package var generics: [TypeNames]
    package var arguments: [Argument]
    package var line: Int

    package init(
        receiver: Wire? = nil, name: String, generics: [TypeNames] = [], arguments: [Argument] = [], line: Int = 0
    ) {
        self.receiver = receiver
        self.name = name
        self.generics = generics
        self.arguments = arguments
        self.line = line
    }

    /// Whether it makes a new value by the name of its type.
    package var isInitializer: Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return receiver == nil && first.properties.isUppercase
    }
}
