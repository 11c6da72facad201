import Refactor

/// Expressions with operators, before anyone knows how tightly those bind, read as `WireReader` reads them.
struct GlanceExpressions: GlanceReader {
    var cursor: GlanceCursor
    /// The steps of their closures, so far.
    var steps: [WireStep] = []
    /// The list whose elements the next closure gets.
    var element: WiringExpression?

    init(at cursor: GlanceCursor) { self.cursor = cursor }

    /// An expression that may be an assignment.
    struct Sequence {
        /// The target of an assignment.
        var target: WiringExpression?
        /// True if anything in it is assigned to.
        var assigns = false
        var value = WiringExpression.other
    }

    mutating func expression(_ context: GlanceContext = GlanceContext()) throws(UnsupportedSyntax) -> WiringExpression {
        try sequence(context).value
    }

    mutating func sequence(_ context: GlanceContext) throws(UnsupportedSyntax) -> Sequence {
        var read = Sequence()
        var values = [try element(context)]
        var count = 1
        while true {
            if isInsideSign { throw UnsupportedSyntax() }
            switch token.word {
            case .as:
                advance()
                if !accept(.question) { _ = accept(.exclamation) }
                let base = values.popLast() ?? .other
                values.append(try type().map { .cast(base, $0) } ?? base)
                count += 1
                continue
            case .is:
                advance()
                _ = try type()
                count += 1
                continue
            case .ternary where token.kind == .sign:
                advance()
                values = [try expression(context)]
                try expect(.colon)
            case .assign where context.pattern == .none:
                advance()
                if count == 1 { read.target = values[0] }
                read.assigns = true
                values = []
            case .arrow: throw UnsupportedSyntax()
            default:
                guard isAt(.sign), token.side == .between, !isAt(.assign) else {
                    read.value = several(values)
                    return read
                }
                if !isAt(.coalesce), !isAt(.weaver) { values.append(.other) }
                advance()
            }
            values.append(try element(context))
            count += 1
        }
    }

    private mutating func element(_ context: GlanceContext) throws(UnsupportedSyntax) -> WiringExpression {
        switch token.word {
        case .try:
            advance()
            if !accept(.question) { _ = accept(.exclamation) }
            return try element(context)
        case .await where !next().isFirstOnLine && next().kind != .period:
            advance()
            return try element(context)
        default: return try operand(context)
        }
    }

    /// An expression behind the signs before it, which take all meaning from it.
    private mutating func operand(_ context: GlanceContext) throws(UnsupportedSyntax) -> WiringExpression {
        guard isAt(.sign) else { return try postfix(context) }
        if isAt(.both), token.side == .before {
            advance()
            return try postfix(context)
        }
        guard token.side == .before else { throw UnsupportedSyntax() }
        advance()
        return try quietly { code throws(UnsupportedSyntax) in
            _ = try code.operand(context)
            return .other
        }
    }

    /// Reads something whose closures do not matter.
    mutating func quietly<Result>(
        _ read: (inout GlanceExpressions) throws(UnsupportedSyntax) -> Result
    ) throws(UnsupportedSyntax) -> Result {
        let (count, outer) = (steps.count, element)
        element = nil
        let result = try read(&self)
        steps.removeLast(steps.count - count)
        element = outer
        return result
    }
}

/// Several wires as one: those that tell nothing are left out.
func several(_ values: [WiringExpression]) -> WiringExpression {
    let telling = values.filter { if case .other = $0 { false } else { true } }
    return telling.count > 1 ? .several(telling) : telling.first ?? .other
}
