import Refactor

/// Expressions with operators, before anyone knows how tightly those bind.
extension Glance {
    /// The place of an expression.
    struct Context {
        enum Pattern { case none, matched, bound }

        /// In the head of a statement, where a brace begins a body.
        var isCondition = false
        var pattern = Pattern.none
    }

    /// An expression that may be an assignment.
    struct Sequence {
        /// The target of an assignment.
        var target: WiringExpression?
        /// True if anything in it is assigned to.
        var assigns = false
        var value = WiringExpression.other
    }

    mutating func expression(_ context: Context = Context()) throws(UnsupportedSyntax) -> WiringExpression {
        try sequence(context).value
    }

    mutating func sequence(_ context: Context) throws(UnsupportedSyntax) -> Sequence {
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

    private mutating func element(_ context: Context) throws(UnsupportedSyntax) -> WiringExpression {
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
    private mutating func operand(_ context: Context) throws(UnsupportedSyntax) -> WiringExpression {
        guard isAt(.sign) else { return try postfix(context) }
        if isAt(.both), token.side == .before {
            advance()
            return try postfix(context)
        }
        guard token.side == .before else { throw UnsupportedSyntax() }
        advance()
        return try quietly { glance throws(UnsupportedSyntax) in
            _ = try glance.operand(context)
            return .other
        }
    }
}
