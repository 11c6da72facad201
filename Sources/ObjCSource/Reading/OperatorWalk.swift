import Refactor

/// Walks what operators join: which names they write, and where only the question counts whether there is something.
extension ReferenceReader {
    mutating func assignment(_ node: Int32, _ use: ObjCValueUse) {
        var children = source.children(node)
        guard let target = children.next(), let value = children.next() else { return walkChildren(node) }
        if source.kind(target) == .identifier, isSelf(node: value) {
            let symbol = source.symbol(target)
            switch scopes.meaning(of: symbol) {
            case .alias: return
            case .unassignedAlias:
                values.forget()
                return scopes.assignSelf(to: symbol)
            case .local, .none: break
            }
        }
        let isPlain = operatorLength(between: target, and: value) == 1
        walk(target, ObjCValueUse(usage: isPlain ? .write : .readWrite, isStatement: use.isStatement))
        walk(value)
    }

    /// Returns the number of bytes of the operator between two operands.
    private func operatorLength(between left: Int32, and right: Int32) -> Int {
        for index in source.last(left)...max(source.last(left), source.first(right))
        where index > source.last(left) && !source.tokens[index].kind.isTrivia {
            return source.tokens[index].range.count
        }
        return 0
    }

    mutating func unary(_ node: Int32, _ use: ObjCValueUse) -> Int32 {
        guard let operand = source.children(node).first(where: { _ in true }) else { return -1 }
        let isPrefix = source.kind(node) == .prefix
        let token = isPrefix ? source.first(node) : source.last(node)
        let sign = source.tokens[token].kind == .punctuation ? source.byte(token) : 0
        let isDouble = source.tokens[token].range.count == 2
        switch sign {
        case UInt8(ascii: "!"): walk(operand, .truth)
        case UInt8(ascii: "&") where !isDouble:
            return walk(operand, ObjCValueUse(usage: .reference, isTruth: use.isTruth))
        case UInt8(ascii: "*"): return walk(operand, ObjCValueUse(isDereferenced: true, isTruth: use.isTruth))
        case UInt8(ascii: "+") where isDouble, UInt8(ascii: "-") where isDouble:
            return walk(operand, ObjCValueUse(usage: .readWrite, isStatement: use.isStatement))
        default: walk(operand)
        }
        return -1
    }

    /// Long chains of operators lean to the left, so the walk goes down that side in a loop.
    mutating func binary(_ node: Int32) {
        var node = node
        while true {
            var children = source.children(node)
            guard let left = children.next(), let right = children.next() else { return walkChildren(node) }
            let use = operandUse(left, right)
            walk(right, use)
            guard source.kind(left) == .binary else {
                walk(left, use)
                return
            }
            node = left
        }
    }

    /// `a && b` and `a == nil` only ask whether there is something.
    private func operandUse(_ left: Int32, _ right: Int32) -> ObjCValueUse {
        guard let token = source.token(after: source.last(left)), source.tokens[token].range.count == 2 else {
            return .value
        }
        switch source.byte(token) {
        case UInt8(ascii: "&"), UInt8(ascii: "|"): return isDoubled(token) ? .truth : .value
        case UInt8(ascii: "="), UInt8(ascii: "!"): return isNull(left) || isNull(right) ? .truth : .value
        default: return .value
        }
    }

    private func isDoubled(_ token: Int) -> Bool {
        source.bytes[Int(source.tokens[token].start)] == source.bytes[Int(source.tokens[token].start) + 1]
    }

    private func isNull(_ node: Int32) -> Bool {
        source.kind(node) == .identifier && Word.nullSymbols.contains(source.symbol(node))
    }

    mutating func conditional(_ node: Int32) {
        let children = Array(source.children(node))
        for (index, child) in children.enumerated() {
            walk(child, index == 0 && children.count == 3 ? .truth : .value)
        }
    }

    /// `(a)` and `(T)a` are used as they are.
    mutating func wrapped(_ node: Int32, _ use: ObjCValueUse) -> Int32 {
        var root: Int32 = -1
        var use = use
        use.isStatement = false
        for child in source.children(node) {
            if source.kind(child) == .typeName {
                walk(type: child)
                use.isTruth = use.isTruth || isVoid(child)
            } else {
                root = walk(child, use)
            }
        }
        return root
    }

    /// `(void)self` says that a value is not needed.
    private func isVoid(_ type: Int32) -> Bool {
        source.symbol(type) == Word.voidSymbol && source.first(type) == source.last(type)
    }

    mutating func statementExpression(_ node: Int32) {
        for child in source.children(node) { walk(body: child) }
    }
}
