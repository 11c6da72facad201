import Refactor

/// Calls, with closures behind them.
extension GlanceExpressions {
    /// Returns true if a brace begins a closure that is handed to what stands before it.
    func isAtTrailingClosure(_ context: GlanceContext, _ part: GlancePart) throws(UnsupportedSyntax) -> Bool {
        let behind = tokenBehindGroup
        switch next().word {
        case .didSet, .willSet, .case: return false
        case .`init`: throw UnsupportedSyntax()
        default: break
        }
        guard context.isCondition else {
            guard part.isTelling else { throw UnsupportedSyntax() }
            return true
        }
        if next().isFirstOnLine { return false }
        // In the head of a statement a closure is one if the head goes on behind it.
        switch behind.kind {
        case .leftBrace, .comma: throw UnsupportedSyntax()
        case .leftSquare, .leftParenthesis, .period, .question, .exclamation, .colon, .sign:
            if !behind.isFirstOnLine { throw UnsupportedSyntax() }
        default:
            if behind.word == .where { throw UnsupportedSyntax() }
            if behind.word == .as || behind.word == .is, !behind.isFirstOnLine { throw UnsupportedSyntax() }
        }
        return false
    }

    /// A call; nil for one of something that is no name, which tells nothing with all that stands in it.
    mutating func call(
        of part: GlancePart, _ generics: [TypeNames], _ context: GlanceContext, line: Int
    ) throws(UnsupportedSyntax) -> WiringExpression? {
        guard part.isTelling else {
            try quietly { code throws(UnsupportedSyntax) in _ = try code.arguments(context) }
            if case .closure(let wire) = part { return wire }
            return nil
        }
        var receiver: WiringExpression?
        var (name, line) = ("", line)
        switch part {
        case .name(let called): name = called
        case .member(let base, let called, let place): (receiver, name, line) = (base, called, place)
        case .implicitMember(let called, let place): (receiver, name, line) = (.other, called, place)
        case .closure, .value: break
        }
        if name == "init", case .name(let type) = receiver, type != "super", type != "self" {
            (receiver, name) = (nil, type)
        }
        if let receiver, handsOnElements(name) { element = receiver }
        let arguments = try arguments(context)
        element = nil
        return .call(WireCall(receiver: receiver, name: name, generics: generics, arguments: arguments, line: line))
    }

    private mutating func arguments(_ context: GlanceContext) throws(UnsupportedSyntax) -> [WireCall.Argument] {
        var found: [WireCall.Argument] = []
        if accept(.leftParenthesis) {
            try list(of: &found, context)
            guard isAt(.leftBrace), try isAtTrailingClosure(context, .name("")) else { return found }
        }
        found.append(.init("", try closure()))
        while isAt(.word), next().kind == .colon, next(2).kind == .leftBrace {
            let label = try anyName()
            advance()
            found.append(.init(label, try closure()))
        }
        return found
    }

    private mutating func list(of found: inout [WireCall.Argument], _ context: GlanceContext) throws(UnsupportedSyntax)
    {
        var inner = context
        inner.isCondition = false
        while !isAt(.rightParenthesis) {
            var label = ""
            if isAt(.word), next().kind == .colon {
                label = try anyName()
                advance()
            }
            found.append(.init(label, try argument(inner)))
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis)
    }

    /// Reads an argument; an operator may be one, as a function: `reduce(0, +)`.
    mutating func argument(_ context: GlanceContext) throws(UnsupportedSyntax) -> WiringExpression {
        guard isAt(.sign), next().kind == .comma || next().kind == .rightParenthesis else {
            return try expression(context)
        }
        defer { advance() }
        return .name(text(token))
    }

    private func handsOnElements(_ name: String) -> Bool {
        switch name {
        case "compactMap", "filter", "first", "flatMap", "forEach", "map": true
        default: false
        }
    }
}
