import Refactor

/// Reading inside of types.
extension Glance {
    mutating func member(of type: inout AppType) throws(UnsupportedSyntax) {
        let line = line
        let marks = try marks()
        switch token.word {
        case .let, .var: try properties(of: &type, marks, line: line)
        case .func: type.methods.append(try function(marks, line: line))
        case .`init`: type.methods.append(try initializer(line: line))
        case .case: try cases(of: &type)
        case .typealias: try skipAlias()
        case .associatedtype: try skipAssociatedType()
        case .subscript: try skipSubscript()
        case .deinit:
            advance()
            guard isAt(.leftBrace) else { throw UnsupportedSyntax() }
            skipGroup()
        default: if try !nested(in: type.name, marks, line: line) { throw UnsupportedSyntax() }
        }
        guard isAtEndOfStatement else { throw UnsupportedSyntax() }
    }

    private mutating func skipAssociatedType() throws(UnsupportedSyntax) {
        advance()
        _ = try name()
        if accept(.colon) {
            repeat { _ = try type() } while accept(.comma)
        }
        if accept(.assign) { _ = try type() }
        _ = try requirements()
    }

    private mutating func skipSubscript() throws(UnsupportedSyntax) {
        advance()
        _ = try genericParameters()
        guard isAt(.leftParenthesis) else { throw UnsupportedSyntax() }
        skipGroup()
        try skipEffects()
        try expect(.arrow)
        _ = try type()
        _ = try requirements()
        if isAt(.leftBrace) { skipGroup() }
    }

    private mutating func cases(of type: inout AppType) throws(UnsupportedSyntax) {
        advance()
        repeat {
            let line = line
            let name = try name()
            var value = WiringExpression.text(name)
            let carried = isAt(.leftParenthesis) ? try self.carried() : []
            if accept(.assign) { value = try self.value() }
            var property = AppProperty(name: name, value: value, isStatic: true, line: line)
            property.carried = carried
            type.properties.append(property)
        } while accept(.comma)
    }

    /// What a case carries: `(Int, id: String, _ page: Page = .first)`.
    private mutating func carried() throws(UnsupportedSyntax) -> [AppMethod.Parameter] {
        var found: [AppMethod.Parameter] = []
        try expect(.leftParenthesis)
        while !isAt(.rightParenthesis) {
            var names: [String] = []
            if isAt(.word), next().kind == .colon {
                names = [try anyName()]
            } else if isAt(.word), next().kind == .word, next(2).kind == .colon {
                names = [try anyName(), try anyName()]
            }
            if !names.isEmpty { try expect(.colon) }
            let type = try type()
            if accept(.assign) { _ = try value() }
            let label = names.first ?? ""
            found.append(AppMethod.Parameter(label: label == "_" ? "" : label, name: names.last ?? "", type: type))
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis)
        return found
    }

    // MARK: - Functions

    private mutating func function(_ marks: GlanceMarks, line: Int) throws(UnsupportedSyntax) -> AppMethod {
        advance()
        let name = try functionName()
        var method = AppMethod(name: name, line: line)
        method.isStatic = marks.isStatic
        method.isPrivate = marks.isHidden
        try signature(of: &method)
        return method
    }

    private mutating func initializer(line: Int) throws(UnsupportedSyntax) -> AppMethod {
        advance()
        if !accept(.question) { _ = accept(.exclamation) }
        var method = AppMethod(name: "init", line: line)
        try signature(of: &method)
        method.result = nil
        return method
    }

    private mutating func signature(of method: inout AppMethod) throws(UnsupportedSyntax) {
        let hidden = Set(try genericParameters() ?? [])
        let defaults = try parameters(of: &method, without: hidden)
        try skipEffects()
        if accept(.arrow) { method.result = try type() }
        _ = try requirements()
        method.isRequirement = !isAt(.leftBrace)
        let body = method.isRequirement ? [] : try steps { code throws(UnsupportedSyntax) in try code.block() }
        method.steps = defaults + body
    }

    /// Reads parameters; gives the steps that their defaults are.
    private mutating func parameters(of method: inout AppMethod, without hidden: Set<String>) throws(UnsupportedSyntax)
        -> [WireStep]
    {
        var defaults: [WireStep] = []
        try expect(.leftParenthesis)
        while !isAt(.rightParenthesis) {
            let line = line
            while isAt(.at) { try skipAttribute() }
            let label = try anyName()
            let name = isAt(.word) ? try anyName() : label
            try expect(.colon)
            let type = try type()
            skipEllipsis()
            if accept(.assign) {
                let value = try value()
                if !value.isOther { defaults.append(WireStep(.local(name, type), value, line: line)) }
            }
            let isGeneric = !hidden.isEmpty && type.map { !hidden.isDisjoint(with: $0.allNames) } ?? false
            method.parameters.append(
                AppMethod.Parameter(label: label == "_" ? "" : label, name: name, type: isGeneric ? nil : type))
            if !accept(.comma) { break }
        }
        try expect(.rightParenthesis)
        return defaults
    }

    /// Goes behind a function whose body does not matter.
    mutating func skipFunction() throws(UnsupportedSyntax) {
        try skipFunctionHead()
        guard isAt(.leftBrace) else { throw UnsupportedSyntax() }
        skipGroup()
    }

    // MARK: - Properties

    private mutating func properties(of type: inout AppType, _ marks: GlanceMarks, line: Int) throws(UnsupportedSyntax)
    {
        advance()
        repeat {
            guard isAt(.word), !isAt(.wildcard) else { throw UnsupportedSyntax() }
            let name = try self.name()
            var property = AppProperty(name: name, strength: marks.strength, isStatic: marks.isStatic, line: line)
            property.isPrivate = marks.isHidden
            if accept(.colon) { property.type = try self.type() }
            let steps = try steps { code throws(UnsupportedSyntax) in
                if code.accept(.assign) {
                    let value = try code.expression()
                    if !value.isOther { property.value = value }
                }
                if code.isAt(.leftBrace) { property.isComputed = try code.accessors() }
            }
            if !steps.isEmpty {
                type.methods.append(
                    AppMethod(name: name, result: property.type, isStatic: property.isStatic, line: line, steps: steps))
            }
            type.properties.append(property)
        } while accept(.comma)
    }
}

extension WiringExpression {
    /// True if it tells nothing.
    var isOther: Bool { if case .other = self { true } else { false } }
}
