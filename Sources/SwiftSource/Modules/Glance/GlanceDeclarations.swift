import Refactor

/// Reading outside of types, and of the types themselves.
extension Glance {
    /// The attributes and modifiers before a declaration.
    struct Marks {
        var isStatic = false
        var isWeak = false
        var isUnowned = false

        var strength: ReferenceStrength { isWeak ? .weak : isUnowned ? .unowned : .strong }
    }

    mutating func file() throws(UnsupportedSyntax) {
        while !isAt(.end) {
            if accept(.semicolon) { continue }
            if try !skipCondition() { try topLevel() }
        }
    }

    /// Attributes and modifiers.
    mutating func marks() throws(UnsupportedSyntax) -> Marks {
        var marks = Marks()
        runtimeName = nil
        while true {
            switch token.word {
            case .class
            where next().word == .func || next().word == .var || next().word == .let || next().word.isModifier,
                .static:
                marks.isStatic = true
            case .weak: marks.isWeak = true
            case .unowned: marks.isUnowned = true
            default:
                guard token.word.isModifier else {
                    guard isAt(.at) else { return marks }
                    try skipAttribute()
                    continue
                }
            }
            advance()
            if isAt(.leftParenthesis), token.isTight { skipGroup() }
        }
    }

    mutating func skipAttribute() throws(UnsupportedSyntax) {
        try expect(.at)
        var name = ""
        repeat { name = try anyName() } while accept(.period)
        if name == "objc", isAt(.leftParenthesis), next().kind == .word, next(2).kind == .rightParenthesis {
            runtimeName = text(next())
        }
        if begins(with: UInt8(ascii: "<")) { throw UnsupportedSyntax() }
        if isAt(.leftParenthesis) {
            guard token.isTight else { throw UnsupportedSyntax() }
            skipGroup()
        }
    }

    /// Goes behind a line of `#if`, `#else` or `#endif`: what stands between them is read as if all held.
    mutating func skipCondition() throws(UnsupportedSyntax) -> Bool {
        guard isAtCondition else { return false }
        repeat { advance() } while !token.isFirstOnLine && !isAt(.end)
        return true
    }

    /// True if a line says on which condition others are read.
    var isAtCondition: Bool {
        switch token.word {
        case .hashIf, .hashElseif, .hashElse, .hashEndif: true
        default: false
        }
    }

    // MARK: - Outside of types

    private mutating func topLevel() throws(UnsupportedSyntax) {
        let line = line
        _ = try marks()
        switch token.word {
        case .import: try importedModule()
        case .let, .var: try constants()
        case .func: try skipFunction()
        case .typealias:
            let (name, type) = try alias()
            found.addAlias(name, of: type)
        default: if try !nested(in: nil, line: line) { throw UnsupportedSyntax() }
        }
    }

    private mutating func importedModule() throws(UnsupportedSyntax) {
        advance()
        switch token.word {
        case .class, .enum, .func, .let, .protocol, .struct, .typealias, .var: advance()
        default: break
        }
        var name = try name()
        while accept(.period) { name = try self.name() }
        found.imports.append(name)
        guard isAtEndOfStatement else { throw UnsupportedSyntax() }
    }

    private mutating func constants() throws(UnsupportedSyntax) {
        advance()
        repeat {
            guard isAt(.word) else { throw UnsupportedSyntax() }
            let name = try anyName()
            if accept(.colon) { _ = try type() }
            if accept(.assign) {
                let value = try quietly { glance throws(UnsupportedSyntax) in try glance.expression() }
                if case .text(let text) = value, name != "_" { found.constants[name] = text }
            }
            if isAt(.leftBrace) { skipGroup() }
        } while accept(.comma)
        guard isAtEndOfStatement else { throw UnsupportedSyntax() }
    }

    mutating func skipAlias() throws(UnsupportedSyntax) { _ = try alias() }

    private mutating func alias() throws(UnsupportedSyntax) -> (name: String, type: TypeNames?) {
        advance()
        let name = try name()
        _ = try genericParameters()
        try expect(.assign)
        let type = try type()
        _ = try requirements()
        guard isAtEndOfStatement else { throw UnsupportedSyntax() }
        return (name, type)
    }

    /// True if what comes next is another statement or declaration.
    var isAtEndOfStatement: Bool {
        if isInsideSign { return false }
        return token.isFirstOnLine || isAt(.end) || isAt(.rightBrace) || isAt(.semicolon)
    }

    // MARK: - Types

    /// Reads a type and those inside of it; says whether there is one.
    mutating func nested(in outer: String?, line: Int) throws(UnsupportedSyntax) -> Bool {
        switch token.word {
        case .class: try declaredType(.class, in: outer, line: line)
        case .struct: try declaredType(.struct, in: outer, line: line)
        case .enum: try declaredType(.enum, in: outer, line: line)
        case .protocol: try declaredType(.protocol, in: outer, line: line)
        case .actor where next().kind == .word: try declaredType(.class, in: outer, line: line)
        case .extension:
            advance()
            let name = try type()?.names.first ?? ""
            try body(AppType(name: name, keyword: .addition, file: found.path, line: line))
        default: return false
        }
        return true
    }

    private mutating func declaredType(_ keyword: AppType.Keyword, in outer: String?, line: Int)
        throws(UnsupportedSyntax)
    {
        let isClass = isAt(.class)
        advance()
        let name = try name()
        var type = AppType(
            name: outer.map { $0 + "." + name } ?? name, keyword: keyword, file: found.path, line: line)
        type.runtimeName = isClass ? runtimeName : nil
        runtimeName = nil
        type.isGeneric = try genericParameters() != nil && isClass
        try body(type)
    }

    /// The rest of a type behind its name.
    private mutating func body(_ head: AppType) throws(UnsupportedSyntax) {
        var type = head
        if accept(.colon) {
            repeat {
                if accept(.class) { continue }
                if let parent = try self.type() { type.inherits.append(parent) }
            } while accept(.comma)
        }
        if let constrained = try requirements(), type.keyword == .addition {
            type.properties.append(AppProperty(name: "Protocol", type: constrained, isComputed: true, isStatic: true))
        }
        try expect(.leftBrace)
        let index = found.types.count
        found.types.append(type)
        while !isAt(.rightBrace) {
            if accept(.semicolon) { continue }
            if try !skipCondition() { try member(of: &type) }
        }
        type.lineCount = line - type.line + 1
        advance()
        type.placeParts()
        found.types[index] = type
    }
}
