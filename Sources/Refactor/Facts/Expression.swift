/// An expression as far as its type can be told from its spelling and from declarations.
package indirect enum Expression: Sendable, Hashable {
    /// The spelling of a cast.
    package enum Cast: Sendable, Hashable { case plain, optional, forced }
    /// `try`, `try?`, `try!`.
    package enum Attempt: Sendable, Hashable { case plain, optional, forced }

    /// A literal, by the type that it has by default: `Int`, `Double`, `Bool`, `String`.
    case literal(type: String)
    case nilLiteral
    /// A bare name, and the offset of its first byte.
    case name(String, at: Int)
    /// `self`, or a local name that is bound to it.
    case selfValue
    case superValue
    /// `base.name`; no base in `.name`.
    case member(Expression?, name: String)
    /// A call with the labels of its arguments, `_` for none; a trailing closure counts as `{`.
    case call(Expression, labels: [String], arguments: [Expression])
    case element(Expression, labels: [String], arguments: [Expression])
    case cast(Expression, to: String, Cast)
    /// `value!`.
    case forced(Expression)
    /// `value?` inside an optional chain.
    case chained(Expression)
    case attempted(Expression, Attempt)
    case awaited(Expression)
    case array([Expression])
    case dictionary(keys: [Expression], values: [Expression])
    case tuple([Expression])
    case choice(Expression, Expression)
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    /// A closure, with its result type if it is written, and its only expression if it has no other statement.
    case closure(result: String?, body: Expression?)
    /// A type that is named as such: `[String]`, `Set<Int>` before a call.
    case type(String)
    case unknown
}
