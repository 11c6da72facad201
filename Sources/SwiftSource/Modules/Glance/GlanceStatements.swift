import Refactor

/// Statements, read as `StepReader` reads them.
struct GlanceStatements: GlanceReader {
    var cursor: GlanceCursor
    /// The steps that they take, so far.
    private(set) var steps: [WireStep] = []

    init(at cursor: GlanceCursor) { self.cursor = cursor }

    // MARK: - Steps

    /// Takes note of a step, unless it tells nothing.
    mutating func add(_ kind: WireStep.Kind, _ value: WiringExpression, line: Int) {
        if case .other = value {
            guard case .local(_, .some) = kind else { return }
        }
        steps.append(WireStep(kind, value, line: line))
    }

    mutating func expression(_ context: GlanceContext = GlanceContext()) throws(UnsupportedSyntax) -> WiringExpression {
        try sequence(context).value
    }

    /// An expression; the steps of its closures are those of the statement.
    private mutating func sequence(_ context: GlanceContext) throws(UnsupportedSyntax) -> GlanceExpressions.Sequence {
        var reader = GlanceExpressions(at: cursor)
        let read = try reader.sequence(context)
        cursor = reader.cursor
        steps += reader.steps
        return read
    }

    /// Goes behind an expression whose closures do not matter.
    mutating func skipExpression(_ context: GlanceContext) throws(UnsupportedSyntax) {
        try quietly { code throws(UnsupportedSyntax) in _ = try code.sequence(context) }
    }

    /// Reads something whose steps do not matter.
    mutating func quietly(
        _ read: (inout GlanceStatements) throws(UnsupportedSyntax) -> Void
    ) throws(UnsupportedSyntax) {
        let count = steps.count
        try read(&self)
        steps.removeLast(steps.count - count)
    }

    // MARK: - Lists

    /// The statements between braces, as a body: a lone expression is what it gives.
    mutating func block() throws(UnsupportedSyntax) {
        try expect(.leftBrace)
        try statements(ofBody: true)
        try expect(.rightBrace)
    }

    /// The statements between braces, whatever they give.
    mutating func inner() throws(UnsupportedSyntax) {
        try expect(.leftBrace)
        try statements(ofBody: false)
        try expect(.rightBrace)
    }

    /// Statements up to a brace or to the next case of a `switch`.
    mutating func statements(ofBody isBody: Bool) throws(UnsupportedSyntax) {
        var isFirst = true
        while !isAtEndOfList {
            if accept(.semicolon) { continue }
            try statement(mayBeAlone: isBody && isFirst)
            guard isAtEndOfStatement || isAtEndOfList else { throw UnsupportedSyntax() }
            isFirst = false
        }
    }

    var isAtEndOfList: Bool {
        switch token.word {
        case .case, .default: true
        default: isAt(.rightBrace) || isAt(.end) || isAt(.at) && text(next()) == "unknown"
        }
    }

    private mutating func statement(mayBeAlone: Bool) throws(UnsupportedSyntax) {
        switch token.word {
        case .let, .var: try locals()
        case .if: try ifStatement()
        case .guard: try guardStatement()
        case .while: try whileStatement()
        case .repeat: try repeatStatement()
        case .for: try forStatement()
        case .switch: try switchStatement()
        case .do: try doStatement()
        case .defer:
            advance()
            try inner()
        case .return: try returnStatement()
        case .throw:
            advance()
            try noteSequence(GlanceContext())
        case .break, .continue, .fallthrough:
            advance()
            if isAt(.word), !token.isFirstOnLine { advance() }
        case .func: try localFunction()
        case .typealias: try skipAlias()
        case .class, .struct, .enum, .protocol, .extension: try skipType()
        default: try otherStatement(mayBeAlone: mayBeAlone)
        }
    }

    private mutating func otherStatement(mayBeAlone: Bool) throws(UnsupportedSyntax) {
        if isAt(.directive), !["#keyPath", "#selector"].contains(text(token)) { throw UnsupportedSyntax() }
        if isAt(.word), next().kind == .colon {
            switch next(2).word {
            case .for, .while, .repeat, .do, .if, .switch:
                advance()
                advance()
                return try statement(mayBeAlone: false)
            default: throw UnsupportedSyntax()
            }
        }
        if isAtLocalDeclaration {
            _ = try marks()
            switch token.word {
            case .let, .var: return try locals()
            case .func: return try localFunction()
            case .class, .struct, .enum: return try skipType()
            default: throw UnsupportedSyntax()
            }
        }
        let line = line
        let read = try sequence(GlanceContext())
        let isLast = isAtEndOfList || isAt(.semicolon) && next().kind == .rightBrace
        if mayBeAlone, isLast, !read.assigns {
            add(.give, read.value, line: line)
        } else {
            note(read, line: line)
        }
    }

    /// True if attributes or modifiers stand before a local variable, function or type.
    private var isAtLocalDeclaration: Bool {
        if isAt(.at) { return true }
        guard token.word.isModifier else { return false }
        let next = next()
        if next.kind == .leftParenthesis {
            return token.word == .unowned || token.word == .nonisolated
        }
        switch next.word {
        case .let, .var, .func, .class, .struct, .enum: return !next.isFirstOnLine
        default: return next.word.isModifier && !next.isFirstOnLine
        }
    }

    /// Goes behind a type inside a body, which is nobody else's business.
    private mutating func skipType() throws(UnsupportedSyntax) {
        while !isAt(.leftBrace) {
            guard !isAt(.end), !isAt(.rightBrace) else { throw UnsupportedSyntax() }
            advance()
        }
        skipGroup()
    }

    mutating func noteSequence(_ context: GlanceContext) throws(UnsupportedSyntax) {
        _ = try notedSequence(context)
    }

    /// Notes the effect of an expression, and gives its value.
    mutating func notedSequence(_ context: GlanceContext) throws(UnsupportedSyntax) -> WiringExpression {
        let line = line
        let read = try sequence(context)
        note(read, line: line)
        return read.value
    }

    mutating func place(in scene: WireScene, since start: Int) { steps.place(in: scene, since: start) }

    /// Notes the effect of a statement that is an expression.
    private mutating func note(_ read: GlanceExpressions.Sequence, line: Int) {
        if let target = read.target {
            if !read.value.isOther { steps.append(WireStep(.assign(target), read.value, line: line)) }
        } else {
            switch read.value {
            case .call, .several: add(.call, read.value, line: line)
            default: return
            }
        }
    }
}
