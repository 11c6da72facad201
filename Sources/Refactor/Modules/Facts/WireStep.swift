/// Something that a body does, as far as wiring cares.
///
/// A class, since all that look for something walk over all of them: handing one on costs one count.
package final class WireStep: Sendable, Equatable, CustomStringConvertible {
    package enum Kind: Sendable, Equatable {
        /// `let name: Type = value`; the type and the value may be absent.
        case local(String, TypeNames?)
        /// `target = value`.
        case assign(WiringExpression)
        /// A call, whose result is not kept.
        case call
        /// `return value`.
        case give
    }

    package let kind: Kind
    package let value: WiringExpression
    package let line: Int
    /// The innermost branch of a `switch` that it stands in.
    package let scene: WireScene?

    package init(_ kind: Kind, _ value: WiringExpression, line: Int, scene: WireScene? = nil) {
        self.kind = kind
        self.value = value
        self.line = line
        self.scene = scene
    }

    package static func == (left: WireStep, right: WireStep) -> Bool {
        left === right
            || left.line == right.line && left.kind == right.kind && left.value == right.value
                && left.scene == right.scene
    }

    package var description: String { "WireStep(kind: \(kind), value: \(value), line: \(line))" }
}
