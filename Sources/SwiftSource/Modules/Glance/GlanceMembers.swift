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
        default: if try !nested(in: type.name, line: line) { throw UnsupportedSyntax() }
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
            if isAt(.leftParenthesis) { skipGroup() }
            if accept(.assign) { value = try quietly { glance throws(UnsupportedSyntax) in try glance.expression() } }
            type.properties.append(AppProperty(name: name, value: value, isStatic: true, line: line))
        } while accept(.comma)
    }

    // MARK: - Functions

    private mutating func function(_ marks: Marks, line: Int) throws(UnsupportedSyntax) -> AppMethod {
        advance()
        let name = try functionName()
        var method = AppMethod(name: name, line: line)
        method.isStatic = marks.isStatic
        try signature(of: &method)
        return method
    }

    private mutating func functionName() throws(UnsupportedSyntax) -> String {
        guard isAt(.sign) else { return try name() }
        defer { advance() }
        guard next().kind == .leftParenthesis else { throw UnsupportedSyntax() }
        return text(token)
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
        let body = method.isRequirement ? [] : try collect { glance throws(UnsupportedSyntax) in try glance.block() }
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
                let value = try quietly { glance throws(UnsupportedSyntax) in try glance.expression() }
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
        advance()
        _ = try functionName()
        _ = try genericParameters()
        guard isAt(.leftParenthesis) else { throw UnsupportedSyntax() }
        skipGroup()
        try skipEffects()
        if accept(.arrow) { _ = try type() }
        _ = try requirements()
        guard isAt(.leftBrace) else { throw UnsupportedSyntax() }
        skipGroup()
    }

    /// A function inside a body: what it does, the body does.
    mutating func localFunction() throws(UnsupportedSyntax) {
        advance()
        _ = try functionName()
        _ = try genericParameters()
        guard isAt(.leftParenthesis) else { throw UnsupportedSyntax() }
        skipGroup()
        try skipEffects()
        if accept(.arrow) { _ = try type() }
        _ = try requirements()
        try block()
    }

    // MARK: - Properties

    private mutating func properties(of type: inout AppType, _ marks: Marks, line: Int) throws(UnsupportedSyntax) {
        advance()
        repeat {
            guard isAt(.word), !isAt(.wildcard) else { throw UnsupportedSyntax() }
            let name = try self.name()
            var property = AppProperty(name: name, strength: marks.strength, isStatic: marks.isStatic, line: line)
            if accept(.colon) { property.type = try self.type() }
            let steps = try collect { glance throws(UnsupportedSyntax) in
                if glance.accept(.assign) {
                    let value = try glance.expression()
                    if !value.isOther { property.value = value }
                }
                if glance.isAt(.leftBrace) { property.isComputed = try glance.accessors() }
            }
            if !steps.isEmpty {
                type.methods.append(
                    AppMethod(name: name, result: property.type, isStatic: property.isStatic, line: line, steps: steps))
            }
            type.properties.append(property)
        } while accept(.comma)
    }

    /// Reads accessors; says whether they make a property computed, which observers do not.
    private mutating func accessors() throws(UnsupportedSyntax) -> Bool {
        guard isAtAccessor(next(), next(2)) else {
            try block()
            return true
        }
        advance()
        var observes = false
        while !accept(.rightBrace) {
            if isAt(.mutating) || isAt(.nonmutating) { advance() }
            guard isAtAccessor(token, next()) else { throw UnsupportedSyntax() }
            if isAt(.willSet) || isAt(.didSet) { observes = true }
            advance()
            if isAt(.leftParenthesis) { skipGroup() }
            try skipEffects()
            if isAt(.leftBrace) { try block() }
        }
        return !observes
    }

    private func isAtAccessor(_ token: GlanceToken, _ next: GlanceToken) -> Bool {
        switch token.word {
        case .get, .set, .willSet, .didSet, .modify, .read:
            switch next.kind {
            case .leftBrace, .leftParenthesis, .rightBrace: true
            default: [.async, .get, .mutating, .nonmutating, .set, .throws].contains(next.word)
            }
        case .mutating, .nonmutating: true
        default: false
        }
    }
}

extension WiringExpression {
    /// True if it tells nothing.
    var isOther: Bool { if case .other = self { true } else { false } }
}
