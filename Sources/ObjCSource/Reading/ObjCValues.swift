import Refactor

/// Expressions of the syntax tree as values; messages are calls of members.
extension NamedTree {
    /// Expressions inside one another; what lies deeper is not told.
    private static let deepest = 100

    /// The value of an expression; `own` tells which names mean the controller where it stands.
    func value(
        of node: Int32, depth: Int = 0, memory: ObjCExpressionMemory = ObjCExpressionMemory(),
        own: (Int32) -> Expression?
    ) -> Expression {
        guard depth < Self.deepest else {
            memory.isCutShort = true
            return .unknown
        }
        // The first arguments of messages inside one another are asked for one after the other, each with all that is
        // in it.
        guard [.message, .call, .macroCall].contains(kind(node)) else {
            return read(node, own) { value(of: $0, depth: depth + 1, memory: memory, own: own) }
        }
        if let known = memory[node] { return known }
        let found = read(node, own) { value(of: $0, depth: depth + 1, memory: memory, own: own) }
        memory[node] = found
        return found
    }

    private func read(_ node: Int32, _ own: (Int32) -> Expression?, _ inner: (Int32) -> Expression) -> Expression {
        switch kind(node) {
        case .identifier: return own(symbol(node)) ?? named(node)
        case .literal: return literal(node)
        case .selectorLiteral: return .literal(type: "Selector")
        case .message: return message(Array(children(node)), inner)
        case .call, .macroCall: return call(Array(children(node)), inner)
        case .member, .arrow: return member(Array(children(node)), isArrow: kind(node) == .arrow, inner)
        case .block: return .closure(result: nil, body: nil)
        case .typeName: return .type(TypeSpelling(source: self).text(of: node))
        case .arrayLiteral: return .array(children(node).map(inner))
        case .initializerList: return .tuple(children(node).map(inner))
        case .dictionaryLiteral: return dictionary(children(node).map(inner))
        default: return operation(node, Array(children(node)), inner)
        }
    }

    // MARK: - Names and literals

    private func named(_ node: Int32) -> Expression {
        let symbol = symbol(node)
        if symbol == Word.superclass { return .superValue }
        if Word.nullSymbols.contains(symbol) { return .nilLiteral }
        let name = name(node)
        return ["YES", "NO", "true", "false"].contains(name)
            ? .literal(type: "Bool") : .name(name, at: range(node).lowerBound)
    }

    private func literal(_ node: Int32) -> Expression {
        let text = text(node).drop { $0 == "@" }
        if text.hasPrefix("\"") { return .literal(type: "String", text: String(text.dropFirst().dropLast())) }
        if text.first?.isLetter == true { return .literal(type: "Bool") }
        return .literal(type: text.contains(".") ? "Double" : "Int")
    }

    private func dictionary(_ parts: [Expression]) -> Expression {
        let pairs = parts.enumerated()
        return .dictionary(
            keys: pairs.filter { $0.offset % 2 == 0 }.map(\.element),
            values: pairs.filter { $0.offset % 2 == 1 }.map(\.element))
    }

    // MARK: - Messages and calls

    private func message(_ parts: [Int32], _ inner: (Int32) -> Expression) -> Expression {
        guard let receiver = parts.first, parts.count > 1 else { return .unknown }
        var words: [String] = []
        var labels: [String] = []
        var arguments: [Expression] = []
        for part in parts.dropFirst() {
            let name = children(part).first { kind($0) == .name }
            words.append(name.map { self.name($0) } ?? "")
            let given = children(part).filter { $0 != name }
            let label = arguments.isEmpty || name == nil ? "_" : words[words.count - 1]
            labels += given.indices.map { $0 == 0 ? label : "_" }
            arguments += given.map(inner)
        }
        return .call(.member(inner(receiver), name: words[0]), labels: labels, arguments: arguments)
    }

    /// A block that is called has to be there: `self.done(1)` is `self.done!(1)`.
    private func call(_ parts: [Int32], _ inner: (Int32) -> Expression) -> Expression {
        guard let callee = parts.first else { return .unknown }
        let called = kind(callee) == .name ? named(callee) : inner(callee)
        let arguments = parts.dropFirst().map(inner)
        let labels = arguments.map { _ in "_" }
        if case .name = called { return .call(called, labels: labels, arguments: arguments) }
        return .call(.forced(called), labels: labels, arguments: arguments)
    }

    /// What an arrow goes to has to be there: `self->_name` is `self!._name`.
    private func member(_ parts: [Int32], isArrow: Bool, _ inner: (Int32) -> Expression) -> Expression {
        guard parts.count == 2 else { return .unknown }
        let base = inner(parts[0])
        return .member(isArrow ? .forced(base) : base, name: name(parts[1]))
    }

    // MARK: - Operators

    private func operation(_ node: Int32, _ parts: [Int32], _ inner: (Int32) -> Expression) -> Expression {
        switch (kind(node), parts.count) {
        case (.parenthesized, 1): return inner(parts[0])
        case (.boxed, 1): return .prefix("@", inner(parts[0]))
        case (.prefix, 1): return unary(first(node), inner(parts[0]))
        case (.postfix, 1): return unary(last(node), inner(parts[0]))
        case (.binary, 2), (.assignment, 2):
            return .binary(sign(between: parts[0], and: parts[1]), inner(parts[0]), inner(parts[1]))
        case (.conditional, 2): return .binary("??", inner(parts[0]), inner(parts[1]))
        case (.conditional, 3): return .choice(inner(parts[0]), inner(parts[1]), inner(parts[2]))
        case (.subscripted, 2): return .element(inner(parts[0]), labels: ["_"], arguments: [inner(parts[1])])
        case (.cast, 2): return .cast(inner(parts[1]), to: TypeSpelling(source: self).text(of: parts[0]), .forced)
        case (.sizeofExpression, _): return .literal(type: "Int")
        default: return .unknown
        }
    }

    /// `a++` is `a += 1`.
    private func unary(_ token: Int, _ value: Expression) -> Expression {
        let sign = file.text(tokens[token].range)
        guard sign == "++" || sign == "--" else { return .prefix(sign, value) }
        return .binary(String(sign.prefix(1)) + "=", value, .literal(type: "Int"))
    }

    /// The operator between two operands; strings side by side are put together.
    private func sign(between left: Int32, and right: Int32) -> String {
        guard let token = token(after: last(left)), token < first(right) else { return "+" }
        return file.text(tokens[token].range)
    }
}
