import Refactor

/// Names, members, calls and literals, read as `WireReader` reads them.
extension GlanceExpressions {
    mutating func postfix(_ context: GlanceContext) throws(UnsupportedSyntax) -> WiringExpression {
        let (count, line, list) = (steps.count, line, element)
        var part = try primary(context)
        var generics: [TypeNames] = []
        while true {
            if isInsideSign { throw UnsupportedSyntax() }
            switch token.kind {
            case .period:
                advance()
                part = try member(of: part)
                generics = []
            case .question, .exclamation:
                if !generics.isEmpty { throw UnsupportedSyntax() }
                advance()
            case .leftParenthesis where !token.isFirstOnLine, .leftBrace where try isAtTrailingClosure(context, part):
                let call = try call(of: part, generics, context, line: line)
                if call == nil { forget(since: count, list) }
                part = .value(call ?? .other)
                generics = []
            case .leftSquare where !token.isFirstOnLine:
                skipGroup()
                part = .value(part.wire)
                generics = []
            case .sign where begins(with: UInt8(ascii: "<")) && part.isTelling && generics.isEmpty:
                guard let found = attempt({ code throws(UnsupportedSyntax) in try code.specialization() }) else {
                    return part.wire
                }
                generics = found
            case .sign where token.side == .behind:
                advance()
                forget(since: count, list)
                part = .value(.other)
            default: return part.wire
            }
        }
    }

    private mutating func forget(since count: Int, _ list: WiringExpression?) {
        steps.removeLast(steps.count - count)
        element = list
    }

    private mutating func member(of part: GlancePart) throws(UnsupportedSyntax) -> GlancePart {
        if token.isFirstOnLine { throw UnsupportedSyntax() }
        let line = line
        let base = part.wire
        if isAt(.number) {
            defer { advance() }
            return .member(base, text(token), line: line)
        }
        let name = try anyName()
        skipArgumentNames()
        return .member(base, name, line: line)
    }

    /// `Router<Login>` before a call or a member; nil where the sign compares.
    private mutating func specialization() throws(UnsupportedSyntax) -> [TypeNames]? {
        guard let found = try genericArguments(), !isInsideSign else { return nil }
        switch token.kind {
        case .period, .rightParenthesis, .rightSquare, .comma, .colon, .semicolon, .leftBrace, .rightBrace, .question,
            .exclamation:
            return found
        case .leftParenthesis, .leftSquare: return token.isFirstOnLine ? nil : found
        default: return nil
        }
    }

    /// The labels of `move(from:to:)`.
    private mutating func skipArgumentNames() {
        guard isAt(.leftParenthesis), token.isTight, next().kind == .word else { return }
        var place = cursor.index + 1
        while cursor.tokens[place].kind == .word, cursor.tokens[place + 1].kind == .colon { place += 2 }
        if place > cursor.index + 1, place == Int(token.mate) { skipGroup() }
    }

    // MARK: - What stands first

    private mutating func primary(_ context: GlanceContext) throws(UnsupportedSyntax) -> GlancePart {
        switch token.kind {
        case .word: return try word(context)
        case .period:
            advance()
            let line = line
            let name = try anyName()
            skipArgumentNames()
            return .implicitMember(name, line: line)
        case .number, .otherText:
            advance()
            return .value(.other)
        case .text:
            defer { advance() }
            return .value(.text(text(token)))
        case .leftParenthesis: return .value(try tuple(context))
        case .leftSquare: return .value(try list())
        case .leftBrace where !context.isCondition: return .closure(try closure())
        case .directive: return .value(try directive())
        case .backslash: return .value(try keyPath())
        default: throw UnsupportedSyntax()
        }
    }

    private mutating func word(_ context: GlanceContext) throws(UnsupportedSyntax) -> GlancePart {
        switch token.word {
        case .nil, .true, .false, .Any, .wildcard:
            advance()
            return .value(.other)
        case .if, .switch: return .value(try branches())
        case .let, .var, .is:
            guard context.pattern != .none else { throw UnsupportedSyntax() }
            var code = GlanceStatements(at: cursor)
            try code.pattern(context)
            cursor = code.cursor
            return .value(.other)
        case .`self`, .Self, .super: return .name(try anyName())
        default:
            guard !token.word.isReserved else { throw UnsupportedSyntax() }
            let isBound = context.pattern == .bound && isNameOfPattern
            let name = try anyName()
            if isBound { return .value(.other) }
            skipArgumentNames()
            return .name(name)
        }
    }

    /// True if a name in a pattern gets a value and is not the beginning of an expression.
    private var isNameOfPattern: Bool {
        switch next().kind {
        case .period, .leftParenthesis, .leftSquare: false
        default: true
        }
    }

    private mutating func tuple(_ context: GlanceContext) throws(UnsupportedSyntax) -> WiringExpression {
        try expect(.leftParenthesis)
        var inner = context
        inner.isCondition = false
        var values: [WiringExpression] = []
        while !isAt(.rightParenthesis) {
            if isAt(.word), next().kind == .colon {
                advance()
                advance()
            }
            values.append(try argument(inner))
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis)
        return several(values)
    }

    /// `[a, b]`; of `[key: value]` the values.
    private mutating func list() throws(UnsupportedSyntax) -> WiringExpression {
        try expect(.leftSquare)
        if accept(.colon) {
            try expect(.rightSquare)
            return .other
        }
        var values: [WiringExpression] = []
        while !isAt(.rightSquare) {
            let count = steps.count
            var value = try expression()
            if accept(.colon) {
                steps.removeLast(steps.count - count)
                value = try expression()
            }
            values.append(value)
            if !accept(.comma) { break }
        }
        try expect(.rightSquare)
        return several(values)
    }

    /// `#selector(…)`.
    private mutating func directive() throws(UnsupportedSyntax) -> WiringExpression {
        if isAtCondition { throw UnsupportedSyntax() }
        let isSelector = text(token) == "#selector"
        advance()
        let method = isSelector && isAt(.leftParenthesis) ? selectedMethod : nil
        if isAt(.leftParenthesis), token.isTight { skipGroup() }
        if isAt(.leftBrace) || begins(with: UInt8(ascii: "<")) { throw UnsupportedSyntax() }
        return method.map { .text($0) } ?? .other
    }

    /// `tap` of `(Self.tap(_:))`, at the first bracket.
    private var selectedMethod: String? {
        var place = 1
        if next().kind == .word, next(2).kind == .colon { place = 3 }
        var name: String?
        while next(place).kind == .word {
            name = text(next(place))
            guard next(place + 1).kind == .period else { break }
            place += 2
        }
        return name
    }

    /// `\.name`, `\Type.name[0]?.other`.
    private mutating func keyPath() throws(UnsupportedSyntax) -> WiringExpression {
        advance()
        var isFirst = true
        while isFirst || token.isTight {
            switch token.kind {
            case .word, .number, .period, .question, .exclamation: advance()
            case .leftSquare: skipGroup()
            case .leftParenthesis, .sign, .leftBrace: throw UnsupportedSyntax()
            default: return .other
            }
            isFirst = false
        }
        return .other
    }
}
