/// An expression as far as its type can be told from its spelling and from declarations.
package indirect enum Expression: Sendable, Hashable {
    /// The spelling of a cast.
    package enum Cast: Sendable, Hashable { case plain, optional, forced }
    /// `try`, `try?`, `try!`.
    package enum Attempt: Sendable, Hashable { case plain, optional, forced }

    /// A literal, by the type that it has by default: `Int`, `Double`, `Bool`, `String`; of a string that code writes,
    /// what stands between its quotation marks.
    case literal(type: String, text: String? = nil)
    case nilLiteral
    /// A bare name, and the offset of its first byte.
    case name(String, at: Int)
    /// `self`, or a local name that is bound to it.
    case selfValue
    case superValue
    /// `base.name`; no base in `.name`.
    case member(Expression?, name: String)
    /// A call with the labels of its arguments, `_` for none; a trailing closure counts as `{`. A message of Objective-C
    /// is one of a member: `[api load:name then:done]` is `api.load(name, then: done)`.
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
    /// `condition ? first : second`.
    case choice(Expression, Expression, Expression)
    case binary(String, Expression, Expression)
    case prefix(String, Expression)
    /// A closure, with its result type if it is written, and in Swift its only expression if it has no other statement.
    case closure(result: String?, body: Expression?)
    /// A type that is named as such: `[String]`, `Set<Int>` before a call.
    case type(String)
    case unknown
}

extension Expression {
    /// The beginning of a chain, with its `?`: `self?` of `self?.items[0].load()`; of an operation, that of its left side.
    package var first: Expression {
        switch self {
        case .member(let base?, _), .call(let base, _, _), .element(let base, _, _), .forced(let base),
            .binary(_, let base, _), .cast(let base, _, _):
            base.first
        case .chained(let base): base.isChain ? base.first : self
        default: self
        }
    }

    /// `.shared`: a member whose type is not written.
    var isImplicitMember: Bool {
        if case .member(nil, _) = self { true } else { false }
    }

    /// Returns true for a name of the controller's own, bare or behind self.
    func isOwn(_ name: String) -> Bool {
        switch self {
        case .name(name, _), .member(.selfValue?, name: name): true
        default: false
        }
    }

    /// `URLSession.shared`: names and the dots between them; nil for anything else.
    var dotted: String? {
        switch self {
        case .name(let name, _): name
        case .member(let base?, let name): base.dotted.map { $0 + "." + name }
        default: nil
        }
    }

    /// A name, `self`, or one more step on the way from there.
    var isPath: Bool {
        switch self {
        case .name, .selfValue, .member(.some, _), .chained: true
        default: false
        }
    }

    /// The first byte of a bare name; nil for anything else.
    var nameOffset: Int? {
        if case .name(_, let offset) = self { offset } else { nil }
    }

    /// The parts that it is made of, in source order.
    package var parts: [Expression] {
        switch self {
        case .literal, .nilLiteral, .name, .selfValue, .superValue, .type, .unknown: []
        case .member(let base, _): base.map { [$0] } ?? []
        case .call(let base, _, let arguments), .element(let base, _, let arguments): [base] + arguments
        case .cast(let value, _, _), .forced(let value), .chained(let value), .attempted(let value, _),
            .awaited(let value), .prefix(_, let value):
            [value]
        case .array(let elements), .tuple(let elements): elements
        case .dictionary(let keys, let values): zip(keys, values).flatMap { [$0, $1] }
        case .choice(let condition, let first, let second): [condition, first, second]
        case .binary(_, let first, let second): [first, second]
        case .closure(_, let body): body.map { [$0] } ?? []
        }
    }

    /// Itself and all that it is made of.
    package var all: [Expression] { [self] + parts.flatMap(\.all) }

    private var isChain: Bool {
        switch self {
        case .member(.some, _), .call, .element, .forced, .chained: true
        default: false
        }
    }
}
