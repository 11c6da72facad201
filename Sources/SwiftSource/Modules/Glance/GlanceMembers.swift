import Refactor

/// What stands inside of types.
extension Glance {
    mutating func member(of type: inout AppType) throws(Doubt) {
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
            guard isAt(.leftBrace) else { throw Doubt() }
            skipGroup()
        default: if try !nested(in: type.name, line: line) { throw Doubt() }
        }
        guard isAtEndOfStatement else { throw Doubt() }
    }

    private mutating func skipAssociatedType() throws(Doubt) {
        advance()
        _ = try name()
        if accept(.colon) {
            repeat { _ = try type() } while accept(.comma)
        }
        if accept(.assign) { _ = try type() }
        _ = try requirements()
    }

    private mutating func skipSubscript() throws(Doubt) {
        advance()
        _ = try genericParameters()
        guard isAt(.leftParenthesis) else { throw Doubt() }
        skipGroup()
        try skipEffects()
        try expect(.arrow)
        _ = try type()
        _ = try requirements()
        if isAt(.leftBrace) { skipGroup() }
    }

    private mutating func cases(of type: inout AppType) throws(Doubt) {
        advance()
        repeat {
            let line = line
            let name = try name()
            var value = Wire.text(name)
            if isAt(.leftParenthesis) { skipGroup() }
            if accept(.assign) { value = try quietly { glance throws(Doubt) in try glance.expression() } }
            type.properties.append(AppProperty(name: name, value: value, isStatic: true, line: line))
        } while accept(.comma)
    }

    // MARK: - Functions

    private mutating func function(_ marks: Marks, line: Int) throws(Doubt) -> AppMethod {
        advance()
        let name = try functionName()
        var method = AppMethod(name: name, line: line)
        method.isStatic = marks.isStatic
        try signature(of: &method)
        return method
    }

    private mutating func functionName() throws(Doubt) -> String {
        guard isAt(.sign) else { return try name() }
        defer { advance() }
        guard next().kind == .leftParenthesis else { throw Doubt() }
        return text(token)
    }

    private mutating func initializer(line: Int) throws(Doubt) -> AppMethod {
        advance()
        if !accept(.question) { _ = accept(.exclamation) }
        var method = AppMethod(name: "init", line: line)
        try signature(of: &method)
        method.result = nil
        return method
    }

    private mutating func signature(of method: inout AppMethod) throws(Doubt) {
        let hidden = Set(try genericParameters() ?? [])
        let defaults = try parameters(of: &method, without: hidden)
        try skipEffects()
        if accept(.arrow) { method.result = try type() }
        _ = try requirements()
        method.isRequirement = !isAt(.leftBrace)
        let body = method.isRequirement ? [] : try collect { glance throws(Doubt) in try glance.block() }
        method.steps = defaults + body
    }

    /// Reads parameters; gives the steps that their defaults are.
    private mutating func parameters(of method: inout AppMethod, without hidden: Set<String>) throws(Doubt)
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
                let value = try quietly { glance throws(Doubt) in try glance.expression() }
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
    mutating func skipFunction() throws(Doubt) {
        advance()
        _ = try functionName()
        _ = try genericParameters()
        guard isAt(.leftParenthesis) else { throw Doubt() }
        skipGroup()
        try skipEffects()
        if accept(.arrow) { _ = try type() }
        _ = try requirements()
        guard isAt(.leftBrace) else { throw Doubt() }
        skipGroup()
    }

    /// A function inside a body: what it does, the body does.
    mutating func localFunction() throws(Doubt) {
        advance()
        _ = try functionName()
        _ = try genericParameters()
        guard isAt(.leftParenthesis) else { throw Doubt() }
        skipGroup()
        try skipEffects()
        if accept(.arrow) { _ = try type() }
        _ = try requirements()
        try block()
    }

    // MARK: - Properties

    private mutating func properties(of type: inout AppType, _ marks: Marks, line: Int) throws(Doubt) {
        advance()
        repeat {
            guard isAt(.word), !isAt(.wildcard) else { throw Doubt() }
            let name = try self.name()
            var property = AppProperty(name: name, strength: marks.strength, isStatic: marks.isStatic, line: line)
            if accept(.colon) { property.type = try self.type() }
            let steps = try collect { glance throws(Doubt) in
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
    private mutating func accessors() throws(Doubt) -> Bool {
        guard isAtAccessor(next(), next(2)) else {
            try block()
            return true
        }
        advance()
        var observes = false
        while !accept(.rightBrace) {
            if isAt(.mutating) || isAt(.nonmutating) { advance() }
            guard isAtAccessor(token, next()) else { throw Doubt() }
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

extension Wire {
    /// Whether it tells nothing.
    var isOther: Bool { if case .other = self { true } else { false } }
}
