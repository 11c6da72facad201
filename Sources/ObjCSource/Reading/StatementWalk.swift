import Refactor

/// Walks statements: scopes open and close, names are local from their declaration on.
extension ReferenceReader {
    /// The statements of `{ … }` in a scope of their own, or one statement in its place.
    mutating func walk(body node: Int32) {
        blockDepth += 1
        scopes.push()
        if source.kind(node) == .compound { walk(statementsOf: node) } else { walk(statement: node) }
        scopes.pop()
        blockDepth -= 1
    }

    mutating func walk(statementsOf compound: Int32) {
        for child in source.children(compound) { walk(statement: child) }
    }

    mutating func walk(statement node: Int32) {
        guard depth < Self.depthLimit else {
            isTooDeep = true
            return
        }
        depth += 1
        defer { depth -= 1 }
        let kind = source.kind(node)
        if kind.isCounted { note(statement: node) }
        switch kind {
        case .compound: walk(body: node)
        case .expressionStatement: walk(expressionOf: node)
        case .ifStatement: walk(if: node)
        case .forInStatement: walk(forIn: node)
        case .forStatement, .whileStatement, .doStatement, .switchStatement, .synchronizedStatement,
            .autoreleasepoolStatement, .tryStatement, .catchClause:
            walk(head: node)
        case .label, .jumpStatement, .emptyStatement, .unparsed: break
        default: walk(declarationOr: node)
        }
    }

    private mutating func walk(expressionOf node: Int32) {
        for child in source.children(node) {
            if readAliasMacro(child) { continue }
            walk(child, ObjCValueUse(isStatement: true, isTruth: true))
        }
    }

    /// An else-if goes on in the loop, so that long chains stay flat.
    private mutating func walk(if node: Int32) {
        var node = node
        while true {
            var children = source.children(node)
            scopes.push()
            if let condition = children.next() { walk(headPart: condition) }
            if let then = children.next() { walk(body: then) }
            scopes.pop()
            guard let otherwise = children.next() else { return }
            guard source.kind(otherwise) == .ifStatement else { return walk(body: otherwise) }
            node = otherwise
        }
    }

    /// Walks a loop: what is evaluated before the variable is there comes first.
    private mutating func walk(forIn node: Int32) {
        let children = Array(source.children(node))
        guard children.count == 3 else { return walk(head: node) }
        walk(children[1])
        scopes.push()
        if source.kind(children[0]).isExpression {
            walk(children[0], ObjCValueUse(usage: .write))
        } else {
            walk(headPart: children[0])
        }
        walk(body: children[2])
        scopes.pop()
    }

    /// A statement with a head and bodies: all in one scope, each body in its own.
    private mutating func walk(head node: Int32) {
        scopes.push()
        var last: Int32 = -1
        for child in source.children(node) {
            if last >= 0 { walk(part: last, of: node, isLast: false) }
            last = child
        }
        if last >= 0 { walk(part: last, of: node, isLast: true) }
        scopes.pop()
    }

    private mutating func walk(part: Int32, of node: Int32, isLast: Bool) {
        switch source.kind(part) {
        case .compound: walk(body: part)
        case .catchClause: walk(head: part)
        case .parameter: declare(parameter: part)
        case let kind where kind.isExpression: walk(part, headUse(in: node))
        default:
            let isBody = isLast || source.kind(node) != .forStatement
            isBody ? walk(body: part) : walk(headPart: part)
        }
    }

    private func headUse(in node: Int32) -> ObjCValueUse {
        source.kind(node) == .whileStatement || source.kind(node) == .doStatement ? .truth : .value
    }

    /// A part of a statement's head: it is no statement by itself.
    private mutating func walk(headPart node: Int32) {
        if source.kind(node).isExpression { walk(node, .truth) } else { walk(declarationOr: node) }
    }

    private mutating func walk(declarationOr node: Int32) {
        switch source.kind(node) {
        case .declaration: declare(node)
        case .typedefDeclaration, .enumeration, .structure, .function, .functionDeclaration:
            declare(named: node)
        case .unparsed: break
        case .macroCall:
            if !readAliasMacro(node) { walk(node, ObjCValueUse(isStatement: true)) }
        default: walkChildren(node)
        }
    }
}

extension SyntaxKind {
    /// Statements that count by themselves: neither braces nor labels.
    fileprivate var isCounted: Bool {
        switch self {
        case .compound, .caseLabel, .label, .emptyStatement, .catchClause, .unparsed: false
        default: isStatement || self == .macroCall
        }
    }

    var isStatement: Bool {
        rawValue >= SyntaxKind.compound.rawValue && rawValue <= SyntaxKind.otherStatement.rawValue
            && self != .declarator
    }

    var isExpression: Bool {
        rawValue >= SyntaxKind.identifier.rawValue && rawValue <= SyntaxKind.statementExpression.rawValue
    }
}
