import Refactor

/// Reading outside of types, and of the types themselves.
extension Glance {
    mutating func file() throws(UnsupportedSyntax) {
        while !isAt(.end) {
            if accept(.semicolon) { continue }
            if try !skipCondition() { try topLevel() }
        }
    }

    // MARK: - Outside of types

    private mutating func topLevel() throws(UnsupportedSyntax) {
        let line = line
        let marks = try marks()
        switch token.word {
        case .import: try importedModule()
        case .let, .var: try constants()
        case .func: try skipFunction()
        case .typealias:
            let (name, type) = try alias()
            found.addAlias(name, of: type)
        default: if try !nested(in: nil, marks, line: line) { throw UnsupportedSyntax() }
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
                let value = try self.value()
                if case .text(let text) = value, name != "_" { found.constants[name] = text }
            }
            if isAt(.leftBrace) { skipGroup() }
        } while accept(.comma)
        guard isAtEndOfStatement else { throw UnsupportedSyntax() }
    }

    // MARK: - Types

    /// Reads a type and those inside of it; says whether there is one.
    mutating func nested(in outer: String?, _ marks: GlanceMarks, line: Int) throws(UnsupportedSyntax) -> Bool {
        switch token.word {
        case .class: try declaredType(.class, in: outer, marks, line: line)
        case .struct: try declaredType(.struct, in: outer, marks, line: line)
        case .enum: try declaredType(.enum, in: outer, marks, line: line)
        case .protocol: try declaredType(.protocol, in: outer, marks, line: line)
        case .actor where next().kind == .word: try declaredType(.class, in: outer, marks, line: line)
        case .extension:
            advance()
            let name = try type()?.names.first ?? ""
            try body(AppType(name: name, keyword: .addition, file: found.path, line: line))
        default: return false
        }
        return true
    }

    private mutating func declaredType(
        _ keyword: AppType.Keyword, in outer: String?, _ marks: GlanceMarks, line: Int
    ) throws(UnsupportedSyntax) {
        let isClass = isAt(.class)
        advance()
        let name = try name()
        var type = AppType(
            name: outer.map { $0 + "." + name } ?? name, keyword: keyword, file: found.path, line: line)
        type.runtimeName = isClass ? marks.runtimeName : nil
        type.generics = try genericParameters() ?? []
        type.isGeneric = isClass && !type.generics.isEmpty
        type.isPrivate = outer == nil && marks.isPrivate
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
