/// A property or an instance variable of a type.
package struct AppProperty: Sendable, Equatable {
    package var name: String
    /// The declared type; nil where none is written.
    package var type: TypeNames?
    package var strength: ReferenceStrength
    /// The initial value.
    package var value: WiringExpression?
    package var isComputed: Bool
    package var isStatic: Bool
    /// Known in its file alone, and to no framework either.
    package var isPrivate = false
    /// Kept, but never asked for anything nor handed on.
    package var isIdle = false
    /// What a case of an enumeration carries, in the order of the text.
    package var carried: [AppMethod.Parameter] = []
    /// The path of its file; that of its type may be a header.
    package var file = ""
    package var line: Int

    package init(
        name: String, type: TypeNames? = nil, strength: ReferenceStrength = .strong,
        value: WiringExpression? = nil,
        isComputed: Bool = false, isStatic: Bool = false, line: Int = 0
    ) {
        self.name = name
        self.type = type
        self.strength = strength
        self.value = value
        self.isComputed = isComputed
        self.isStatic = isStatic
        self.line = line
    }
}
