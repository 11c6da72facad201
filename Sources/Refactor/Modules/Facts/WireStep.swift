/// Something that a body does, as far as wiring cares.
package struct WireStep: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        /// `let name: Type = value`; the type and the value may be absent.
        case local(String, TypeNames?)
        /// `target = value`.
        case assign(Wire)
        /// A call, whose result is not kept.
        case call
        /// `return value`.
        case give
    }

    package var kind: Kind
    package var value: Wire
    package var line: Int

    package init(_ kind: Kind, _ value: Wire, line: Int) {
        self.kind = kind
        self.value = value
        self.line = line
    }
}
