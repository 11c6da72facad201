import Refactor

/// Reads expressions: which local names they use, and the blocks in them.
extension ObjCBodyReader {
    /// The use of an expression's value.
    enum Use {
        case value
        /// It may get another value.
        case changed
        /// A part of it may get another value: `frame.size`, `values[0]`.
        case partChanged
    }

    mutating func expression(_ node: Int32, _ found: inout Found, _ use: Use = .value) {
        guard depth < Self.depthLimit else {
            isFixed = true
            return
        }
        depth += 1
        defer { depth -= 1 }
        switch source.kind(node) {
        case .identifier: identifier(node, use)
        case .block: closure(node, &found)
        case .message: message(node, &found)
        case .call, .macroCall: call(node, &found)
        case .assignment: assignment(node, &found)
        case .prefix, .postfix: unary(node, &found)
        case .member, .arrow, .subscripted:
            noteAccess(node, use)
            part(node, &found, use)
        case .binary, .conditional: operands(node, &found)
        case .parenthesized: parts(node, &found, use)
        case .typeName, .sizeofExpression: readTypeof(node)
        case .name, .literal, .selectorLiteral: break
        case .declaration: declare(node, &found)
        case .statementExpression, .unparsed, .parameter: isFixed = true
        case .atExpression: atExpression(node, &found)
        default:
            if source.kind(node).isStatement { isFixed = true }
            parts(node, &found, .value)
        }
    }

    private mutating func parts(_ node: Int32, _ found: inout Found, _ use: Use) {
        for child in source.children(node) { expression(child, &found, use) }
    }

    private mutating func identifier(_ node: Int32, _ use: Use, place: LocalFact.Use.Place? = nil) {
        let symbol = source.symbol(node)
        guard let local = names.local(symbol) else {
            if symbol >= 0, symbol != Word.ownSelf, ReferenceReader.aliases.contains(source.texts[Int(symbol)]) {
                isFixed = true
            }
            return
        }
        let isWhole = use == .changed || use == .partChanged && !isObject(names.facts[local])
        names.use(local, at: source.range(node), mayChange: isWhole, place: place)
    }

    /// Returns true if a part of what a name means belongs to an object, which the name only leads to.
    private func isObject(_ local: LocalFact) -> Bool {
        guard let type = local.writtenType else { return false }
        return type.hasSuffix("*") || type.hasPrefix("id") || type.hasPrefix("Class")
    }

    /// `typeof(x)` names a local without a use of its value; in another method it would name nothing.
    private mutating func readTypeof(_ node: Int32) {
        for index in source.first(node)...source.last(node) {
            let symbol = source.symbols[index]
            if symbol >= 0, let local = names.local(symbol), source.kind(node) == .sizeofExpression {
                names.use(local, at: source.tokens[index].range, mayChange: false)
            }
        }
        for child in source.children(node) where source.kind(child) == .sizeofExpression { readTypeof(child) }
    }

    private mutating func assignment(_ node: Int32, _ found: inout Found) {
        let children = Array(source.children(node))
        guard children.count == 2 else {
            isFixed = true
            return
        }
        expression(children[0], &found, .changed)
        expression(children[1], &found)
    }

    private mutating func unary(_ node: Int32, _ found: inout Found) {
        let isPrefix = source.kind(node) == .prefix
        let token = source.tokens[isPrefix ? source.first(node) : source.last(node)]
        let sign = source.file.text(token.range)
        parts(node, &found, ["&", "++", "--"].contains(sign) ? .changed : .value)
    }

    private mutating func part(_ node: Int32, _ found: inout Found, _ use: Use) {
        for (index, child) in source.children(node).enumerated() {
            expression(
                child, &found, index == 0 && use != .value && source.kind(node) != .arrow ? .partChanged : .value)
        }
    }

    // MARK: - Calls

    private mutating func message(_ node: Int32, _ found: inout Found) {
        let children = Array(source.children(node))
        if let receiver = children.first { expression(receiver, &found) }
        let words = children.dropFirst().compactMap { part in
            source.children(part).first { source.kind($0) == .name }.map { source.name($0) }
        }
        let isCollection = children.first.map(isCollection) ?? false
        for part in children.dropFirst() {
            callees.append(isCollection ? LaterClosure.walk : words.first)
            for child in source.children(part) where source.kind(child) != .name { expression(child, &found) }
            callees.removeLast()
        }
        if !onlyMakes(children) { hasActed = true }
    }

    /// Returns true if a receiver is a local name for a collection, which calls what it is given before it returns.
    private func isCollection(_ receiver: Int32) -> Bool {
        guard source.kind(receiver) == .identifier, let local = names.local(source.symbol(receiver)) else {
            return false
        }
        let name = (names.facts[local].writtenType ?? "").prefix { $0.isLetter }
        return ["NS", "NSMutable"].contains { prefix in
            ["Array", "Dictionary", "IndexSet", "OrderedSet", "Set"].contains { prefix + $0 == name }
        }
    }

    private mutating func call(_ node: Int32, _ found: inout Found) {
        let children = Array(source.children(node))
        guard let callee = children.first else { return }
        let isName = source.kind(callee) == .identifier || source.kind(callee) == .name
        if isName { identifier(callee, .value, place: .callee) } else { expression(callee, &found) }
        callees.append(isName ? source.name(callee) : nil)
        for child in children.dropFirst() { expression(child, &found) }
        callees.removeLast()
        if !(isName && ["CG", "NS"].contains { source.name(callee).hasPrefix($0) }) { hasActed = true }
    }

    private mutating func atExpression(_ node: Int32, _ found: inout Found) {
        if !readAliasMacro(node) { parts(node, &found, .value) }
    }

    // MARK: - Closures

    private mutating func closure(_ node: Int32, _ found: inout Found) {
        let outer = spelling
        let (acted, skippable) = (hasActed, isSkippable)
        names.push()
        defer {
            names.pop()
            spelling = outer
            (hasActed, isSkippable) = (acted, skippable)
        }
        let mention = mention(in: node)
        spelling = mention.spelling
        var parameters: [String] = []
        for child in source.children(node) where source.kind(child) == .parameter {
            let name = source.children(child).first { source.kind($0) == .name }
            parameters.append(name.map { source.name($0) } ?? "_")
            declare(parameter: child)
        }
        guard let body = source.children(node).first(where: { source.kind($0) == .compound }) else {
            isFixed = true
            return
        }
        let start = source.range(body).lowerBound
        let fact = ClosureFact(
            hold: mention.hold, captures: nil, start: start, headEnd: start + 1, parameters: parameters,
            callee: callees.last ?? nil, mayBeSkipped: skippable)
        isSkippable = false
        found.blocks.append(block(.closure, compound: body, closure: fact))
    }

    /// Returns the spelling by which the code of a block names the controller, and so holds it.
    private func mention(in node: Int32) -> (spelling: StatementNode.SelfSpelling, hold: ClosureFact.SelfCapture) {
        var aliases: [Int] = []
        var isSelf = false
        visit(node) { name in
            let symbol = source.symbol(name)
            if symbol == Word.ownSelf, names.local(symbol) == nil { isSelf = true }
            if let local = names.local(symbol) {
                if names.isAlias(local) { aliases.append(local) }
            } else if symbol >= 0, source.texts[Int(symbol)].hasPrefix("_"), symbol != Word.command {
                isSelf = true
            }
        }
        let usesMacro = hasStrongify(node)
        if usesMacro { return (.none, .weak) }
        if isSelf { return (.named("self"), .strong) }
        if let strong = aliases.first(where: { !names.weakAliases.contains($0) }) {
            let name = names.facts[strong].name
            return (spelling == .optional(name) ? spelling : .named(name), .strong)
        }
        guard let weak = aliases.first else { return (.none, .asAround) }
        return (.optional(names.facts[weak].name), .weak)
    }

    /// Calls the body for every name that is a value in a node.
    private func visit(_ node: Int32, _ body: (Int32) -> Void) {
        var open = [node]
        while let next = open.popLast() {
            switch source.kind(next) {
            case .typeName, .sizeofExpression: continue
            case .identifier: body(next)
            default: open += source.children(next)
            }
        }
    }

    private func hasStrongify(_ node: Int32) -> Bool {
        (source.first(node)...source.last(node)).contains { index in
            let token = source.tokens[index]
            guard token.kind == .atWord || token.kind == .identifier else { return false }
            return source.file.text(token.range).lowercased().contains("strongify")
        }
    }
}
