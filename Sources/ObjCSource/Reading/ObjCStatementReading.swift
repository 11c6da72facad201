import Refactor

/// Reads statements: their blocks, what leaves them.
extension ObjCBodyReader {
    /// The findings inside a statement so far.
    struct Found {
        var blocks: [BlockFact] = []
        var exits: Set<StatementNode.Exit> = []
        var head = StatementHead()
    }

    /// A statement; nil for what is none: labels of `case`, a lone semicolon.
    mutating func statement(_ node: Int32) -> StatementNode? {
        guard depth < Self.depthLimit else {
            isFixed = true
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        let range = source.range(node)
        let (outer, isAlone) = source.rangeWithComments(of: node)
        let spelled = spelling
        var found = Found()
        hasActed = false
        let kind = read(node, &found)
        hasActed = true
        guard let kind else { return nil }
        found.head.value = value(of: node)
        return StatementNode(
            kind: kind, range: range, whole: isAlone ? outer : range,
            line: source.file.line(at: range.lowerBound),
            endLine: source.file.line(at: max(range.lowerBound, range.upperBound - 1)), blocks: found.blocks,
            exits: found.exits, selfSpelling: spelled, head: found.head)
    }

    private mutating func read(_ node: Int32, _ found: inout Found) -> StatementNode.Kind? {
        switch source.kind(node) {
        case .expressionStatement: return readExpression(of: node, &found)
        case .declaration:
            declare(node, &found)
            return .declaration
        case .ifStatement: return readIf(node, &found)
        case .forInStatement, .forStatement, .whileStatement, .doStatement:
            readLoop(node, &found)
            return .loop
        case .switchStatement: return readSwitch(node, &found)
        case .compound:
            add(block(.branch, compound: node), &found)
            return .attempt
        case .autoreleasepoolStatement, .synchronizedStatement, .tryStatement, .catchClause:
            return readProtected(node, &found)
        default: return readOther(node, &found)
        }
    }

    private mutating func readOther(_ node: Int32, _ found: inout Found) -> StatementNode.Kind? {
        switch source.kind(node) {
        case .returnStatement:
            let children = Array(source.children(node))
            for child in children { expression(child, &found) }
            found.exits.insert(children.isEmpty ? .plainReturn : .valueReturn)
            return .returning
        case .jumpStatement, .throwStatement:
            if source.text(node).hasPrefix("goto") { isFixed = true }
            for child in source.children(node) { expression(child, &found) }
            found.exits.insert(.jump)
            return .jump
        case .caseLabel, .emptyStatement: return nil
        case .typedefDeclaration, .enumeration, .structure, .function, .functionDeclaration:
            isFixed = true
            return .localType
        case .macroCall:
            isFixed = true
            return .other
        default:
            isFixed = true
            return .other
        }
    }

    /// A macro that stands alone may hold anything, a `return` as well.
    private mutating func readExpression(of node: Int32, _ found: inout Found) -> StatementNode.Kind {
        for child in source.children(node) {
            if readAliasMacro(child) { continue }
            if isUnknownMacro(child) { found.exits.insert(.jump) }
            expression(child, &found)
        }
        return .expression
    }

    private func isUnknownMacro(_ node: Int32) -> Bool {
        let name: String
        switch source.kind(node) {
        case .identifier: name = source.name(node)
        case .call, .macroCall:
            guard let callee = source.children(node).first(where: { _ in true }) else { return true }
            name = source.name(callee)
        default: return false
        }
        let isWord = name.contains { $0.isLetter } && !name.contains { $0.isLowercase }
        return isWord || source.kind(node) == .identifier
    }

    mutating func add(_ block: BlockFact, _ found: inout Found, staying: Set<StatementNode.Exit> = []) {
        found.blocks.append(block)
        for statement in block.statements { found.exits.formUnion(statement.exits.subtracting(staying)) }
    }

    // MARK: - Branches and loops

    /// `else if` goes on in the loop, so that its branches are those of one statement.
    private mutating func readIf(_ node: Int32, _ found: inout Found) -> StatementNode.Kind {
        let all = Array(source.children(node))
        let isGuard = all.count == 2 && leaves(all[1])
        if let first = all.first, source.kind(first) == .identifier, source.symbol(first) == Word.ownSelf {
            found.head.conditions = [.selfValue]
        }
        var node = node
        while true {
            let children = Array(source.children(node))
            guard children.count > 1 else {
                isFixed = true
                return .choice
            }
            expression(children[0], &found)
            let outer = spelling
            if case .optional(let name) = spelling, asksForPresence(of: name, children[0]) { spelling = .named(name) }
            add(block(.branch, compound: children[1]), &found)
            spelling = outer
            guard children.count > 2 else { break }
            hasActed = true
            guard source.kind(children[2]) == .ifStatement else {
                found.head.isExhaustive = true
                add(block(.branch, compound: children[2]), &found)
                break
            }
            node = children[2]
        }
        return isGuard ? .guarding : .choice
    }

    private func asksForPresence(of name: String, _ condition: Int32) -> Bool {
        let text = source.text(condition).filter { !$0.isWhitespace }
        return [name, name + "!=nil", "nil!=" + name].contains(text)
    }

    private mutating func readLoop(_ node: Int32, _ found: inout Found) {
        names.push()
        hasActed = source.kind(node) != .forInStatement
        let children = Array(source.children(node))
        let body = source.kind(node) == .doStatement ? children.first : children.last
        if source.kind(node) == .forInStatement, children.count == 3 { expression(children[1], &found) }
        for child in children where child != body {
            if source.kind(node) == .forInStatement, children.count == 3, child == children[1] { continue }
            switch source.kind(child) {
            case .declaration: declare(child, &found)
            case .expressionStatement: _ = readExpression(of: child, &found)
            case .emptyStatement: break
            default:
                let isTarget = source.kind(node) == .forInStatement
                expression(child, &found, isTarget ? .changed : .value)
            }
        }
        if let body { add(block(.loop, compound: body), &found, staying: [.jump]) }
        names.pop()
    }

    /// A branch for each run of statements between labels; one that falls through to the next is none.
    private mutating func readSwitch(_ node: Int32, _ found: inout Found) -> StatementNode.Kind {
        found.head.isExhaustive = true
        let children = Array(source.children(node))
        guard children.count == 2, source.kind(children[1]) == .compound else {
            isFixed = true
            return .choice
        }
        expression(children[0], &found)
        var open: [Int32] = []
        names.push()
        for child in source.children(children[1]) {
            guard source.kind(child) == .caseLabel else {
                open.append(child)
                continue
            }
            close(&open, &found)
            for value in source.children(child) { expression(value, &found) }
        }
        close(&open, &found, isLast: true)
        names.pop()
        return .choice
    }

    private mutating func close(_ open: inout [Int32], _ found: inout Found, isLast: Bool = false) {
        guard let first = open.first, let last = open.last else { return }
        let range = source.range(first).lowerBound..<source.range(last).upperBound
        let ends = [.jumpStatement, .returnStatement].contains(source.kind(last)) || isLast
        let list = statements(open)
        // A name that a later case could use is declared for all of them.
        if list.contains(where: { $0.kind == .declaration }) { isFixed = true }
        add(BlockFact(kind: ends ? .branch : .loop, range: range, statements: list), &found, staying: [.jump])
        open = []
    }

    /// `@autoreleasepool` is a block; what `@synchronized` and `@try` hold stays in them.
    private mutating func readProtected(_ node: Int32, _ found: inout Found) -> StatementNode.Kind {
        for child in source.children(node) {
            switch source.kind(child) {
            case .compound: add(block(.branch, compound: child), &found)
            case .catchClause:
                names.push()
                for part in source.children(child) {
                    if source.kind(part) == .parameter {
                        declare(parameter: part)
                    } else {
                        add(block(.branch, compound: part), &found)
                    }
                }
                names.pop()
            default: expression(child, &found)
            }
        }
        return source.kind(node) == .autoreleasepoolStatement ? .attempt : .conditional
    }
}
