import Refactor

/// Walks messages and dots: whatever goes from an object to a name of it.
extension ReferenceReader {
    /// The receiver of a message or a dot.
    fileprivate enum Owner {
        case ownSelf
        case superclass
        case ownType
        case value(root: Int32)
    }

    /// Walks the expression before a message or a dot, unless it is self.
    private mutating func owner(_ node: Int32, _ use: ObjCValueUse) -> Owner {
        if source.kind(node) == .identifier {
            let symbol = source.symbol(node)
            if isSelf(symbol) { return .ownSelf }
            if symbol == ownClass, !isLocal(symbol) { return .ownType }
            if symbol == Word.superclass {
                walk(node)
                return .superclass
            }
        }
        let isOwnType = isOwnClassValue(node)
        let root = walk(node, use)
        return isOwnType ? .ownType : .value(root: root)
    }

    /// `[self class]` and `self.class`.
    private func isOwnClassValue(_ node: Int32) -> Bool {
        switch source.kind(node) {
        case .message, .member: break
        default: return false
        }
        var children = source.children(node)
        guard let receiver = children.next(), isSelf(node: receiver), let part = children.next() else { return false }
        return source.first(part) == source.last(part) && source.symbol(part) == Word.classMessage
    }

    /// Records the name behind an owner; gives the first name of the whole.
    private mutating func record(
        _ name: Int, of owner: Owner, _ use: ObjCValueUse, receiver: Range<Int>? = nil
    ) -> Int32 {
        let symbol = source.symbols[name]
        switch owner {
        case .ownSelf:
            record(name, base: .ownSelf, use, receiver: receiver)
            return symbol
        case .superclass: return -1
        case .ownType:
            record(name, base: .ownType, use)
            return ownClass
        case .value(let root):
            record(name, base: .expression(root: root < 0 ? nil : source.texts[Int(root)]), use)
            return root == Word.ownSelf ? symbol : root
        }
    }

    mutating func member(_ node: Int32, _ use: ObjCValueUse) -> Int32 {
        var children = source.children(node)
        guard let base = children.next(), let name = children.next() else { return walkOdd(node) }
        let isPointer = source.kind(node) == .arrow
        let owner = owner(base, isPointer ? .dereferenced : use.ofOwner)
        var use = use
        if case .ownSelf = owner, use.usage == .call { use = .dereferenced }
        use.owner = isPointer ? nil : source.range(base)
        return record(source.first(name), of: owner, use)
    }

    mutating func subscripted(_ node: Int32, _ use: ObjCValueUse) -> Int32 {
        var children = source.children(node)
        guard let base = children.next() else { return -1 }
        let root = walk(base, use.ofOwner)
        while let index = children.next() { walk(index) }
        return root
    }

    /// A node that has not the children which it should have: it is damaged.
    mutating func walkOdd(_ node: Int32) -> Int32 {
        walkChildren(node)
        return -1
    }

    // MARK: - Messages

    mutating func message(_ node: Int32, _ use: ObjCValueUse) -> Int32 {
        var children = source.children(node)
        guard let receiver = children.next(), let part = children.next() else { return walkOdd(node) }
        let owner = owner(receiver, .dereferenced)
        var root: Int32 = -1
        if let name = source.children(part).leadingName(in: source) {
            let call = ObjCValueUse(
                usage: .call, labels: labels(of: part), isStatement: use.isStatement,
                isDereferenced: use.isDereferenced, firstArgument: firstArgument(of: part),
                owner: source.range(receiver), message: source.range(node))
            root = record(source.first(name), of: owner, call, receiver: source.range(receiver))
        } else if case .ownSelf = owner {
            record(source.first(receiver), as: "self", .value)
        }
        arguments(of: part)
        while let part = children.next() { arguments(of: part) }
        return root
    }

    private func firstArgument(of part: Int32) -> Expression? {
        source.children(part).first { source.kind($0) != .name }.map { value(of: $0) }
    }

    /// `_` for the first argument, the words before the others.
    private func labels(of first: Int32) -> [String] {
        guard source.first(first) != source.last(first) else { return [] }
        var labels = ["_"]
        var next = source.nodes[Int(first)].next
        while next >= 0 {
            if source.kind(next) == .messagePart {
                labels.append(source.children(next).leadingName(in: source).map { source.name($0) } ?? "_")
            }
            next = source.nodes[Int(next)].next
        }
        return labels
    }

    private mutating func arguments(of part: Int32) {
        for child in source.children(part) where source.kind(child) != .name { walk(child) }
    }

    mutating func selector(_ node: Int32) {
        var first: Int?
        var labels: [String] = []
        var word: Int32 = -1
        for index in source.first(node)...source.last(node) {
            if source.symbols[index] >= 0 {
                first = first ?? index
                word = source.symbols[index]
            } else if source.tokens[index].kind == .punctuation, source.byte(index) == UInt8(ascii: ":") {
                let count = Int(source.tokens[index].end - source.tokens[index].start)
                labels.append(labels.isEmpty || word < 0 ? "_" : source.texts[Int(word)])
                labels += [String](repeating: "_", count: count - 1)
                word = -1
            }
        }
        if let first { record(first, ObjCValueUse(usage: .selector, labels: labels)) }
    }
}

extension Children {
    /// The first child when it is a name.
    fileprivate func leadingName(in source: NamedTree) -> Int32? {
        upcoming >= 0 && source.kind(upcoming) == .name ? upcoming : nil
    }
}
