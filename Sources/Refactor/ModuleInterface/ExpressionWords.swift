extension Expression {
    /// The identifiers of a value in the order of its text, those in strings included.
    var words: [String] { identifiers(in: spelling) }

    /// A value as code spells it; of a string what stands between its quotation marks. What has no words of its own is
    /// left out.
    package var spelling: String {
        switch self {
        case .literal(_, let text): text ?? ""
        case .name(let name, _), .type(let name): name
        case .selfValue: "self"
        case .superValue: "super"
        case .member(let base, let name): (base?.spelling ?? "") + "." + name
        case .call(let callee, let labels, let arguments):
            callee.spelling + "(" + Self.list(labels, arguments) + ")"
        case .element(let base, let labels, let arguments):
            base.spelling + "[" + Self.list(labels, arguments) + "]"
        case .cast(let value, let type, _): value.spelling + " as " + type
        case .forced(let value): value.spelling + "!"
        case .chained(let value): value.spelling + "?"
        case .attempted(let value, _), .awaited(let value), .prefix(_, let value): value.spelling
        case .binary(let sign, let left, let right): left.spelling + " " + sign + " " + right.spelling
        case .choice, .tuple, .array, .dictionary: parts.map(\.spelling).joined(separator: ", ")
        case .nilLiteral, .closure, .unknown: ""
        }
    }

    private static func list(_ labels: [String], _ arguments: [Expression]) -> String {
        zip(labels, arguments).filter { $0.0 != "{" }.map { label, value in
            (label == "_" ? "" : label + ": ") + value.spelling
        }.joined(separator: ", ")
    }
}
