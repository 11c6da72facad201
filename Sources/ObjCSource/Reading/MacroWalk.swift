import Refactor

/// Walks calls, those of well-known macros with what they mean.
extension ReferenceReader {
    mutating func call(_ node: Int32, _ use: ObjCValueUse) -> Int32 {
        var children = source.children(node)
        guard let callee = children.next() else { return -1 }
        let arguments = Array(children)
        let name = isName(callee) ? source.symbol(callee) : -1
        if name >= 0, isLocal(name) {
            walk(arguments: arguments)
            return name
        }
        let labels = [String](repeating: "_", count: arguments.count)
        let callUse = ObjCValueUse(
            usage: .call, labels: labels, isStatement: use.isStatement && use.usage == .read,
            isDereferenced: use.isDereferenced, firstArgument: arguments.first.map { value(of: $0) })
        guard name >= 0 else {
            let isMember = source.kind(callee) == .member || source.kind(callee) == .arrow
            let root = walk(callee, isMember ? callUse : .dereferenced)
            walk(arguments: arguments)
            return root
        }
        record(source.first(callee), callUse)
        switch source.texts[Int(name)] {
        case "NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert", "assert":
            if let first = arguments.first { walk(first, .truth) }
            walk(arguments: Array(arguments.dropFirst()))
        case "RACObserve", "RAC", "RACChannelTo", "keypath", "KEYPATH":
            walk(keyPath: arguments)
        default: walk(arguments: arguments)
        }
        return name
    }

    private func isName(_ node: Int32) -> Bool {
        source.kind(node) == .identifier || source.kind(node) == .name
    }

    private mutating func walk(arguments: [Int32]) {
        for argument in arguments { walk(argument) }
    }

    // MARK: - Key paths

    /// `RACObserve(self, name)` and `@keypath(self.name)`: the name belongs to the object before it.
    private mutating func walk(keyPath arguments: [Int32]) {
        guard let object = arguments.first else { return }
        guard arguments.count > 1 else {
            walk(object, .keyPath)
            return
        }
        let isOnSelf = isSelf(node: object)
        let root = walk(object)
        let path = leftmost(arguments[1])
        let base: ReferenceFact.Base =
            isOnSelf ? .ownSelf : .expression(root: root < 0 ? nil : source.texts[Int(root)])
        record(source.first(path), base: base, .keyPath)
        walk(arguments: Array(arguments.dropFirst(2)))
    }

    /// `a` in `a.b.c`.
    private func leftmost(_ node: Int32) -> Int32 {
        var node = node
        while source.kind(node) == .member, let base = source.children(node).first(where: { _ in true }) { node = base }
        return node
    }

    /// `@protocol(P)`, `@encode(T)`, `@available(…)`, `@keypath(self, name)`.
    mutating func atExpression(_ node: Int32) {
        switch source.file.text(source.tokens[source.first(node)].range) {
        case "@protocol":
            for name in source.children(node) where source.kind(name) == .name {
                record(source.first(name), .protocolValue)
            }
        case "@keypath", "@KEYPATH", "@sel":
            walk(keyPath: Array(source.children(node)))
        default:
            if !readAliasMacro(node) { walkChildren(node) }
        }
    }
}
