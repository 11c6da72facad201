import Refactor

/// Reads values that stand behind dots, and whether a statement evaluates them before all else.
extension ObjCBodyReader {
    /// Reads operands: what is right of `&&`, `||` and `?` need not be reached.
    mutating func operands(_ node: Int32, _ found: inout Found) {
        let outer = isSkippable
        defer { isSkippable = outer }
        let children = Array(source.children(node))
        for (index, child) in children.enumerated() {
            if index > 0, mayBeSkipped(behind: children[index - 1], in: node) { (hasActed, isSkippable) = (true, true) }
            expression(child, &found)
        }
    }

    private func mayBeSkipped(behind left: Int32, in node: Int32) -> Bool {
        guard source.kind(node) == .binary, let token = source.token(after: source.last(left)) else { return true }
        let isLogic = [UInt8(ascii: "&"), UInt8(ascii: "|")].contains(source.byte(token))
        return isLogic && source.tokens[token].range.count == 2
    }

    /// `[X alloc]`, `[X shared]`, `[NSString stringWithFormat:…]`: messages to classes that nobody else sees.
    func onlyMakes(_ children: [Int32]) -> Bool {
        guard let receiver = children.first else { return false }
        if source.kind(receiver) == .message {
            return onlyMakes(Array(source.children(receiver))) && isInitializer(children)
        }
        guard source.kind(receiver) == .identifier, names.local(source.symbol(receiver)) == nil,
            source.name(receiver).first?.isUppercase == true
        else { return false }
        let isOfSDK = source.name(receiver).hasPrefix("NS") && source.name(receiver) != "NSTimer"
        return isOfSDK || children.count == 2 && source.children(children[1]).allSatisfy { source.kind($0) == .name }
    }

    private func isInitializer(_ children: [Int32]) -> Bool {
        children.dropFirst().first.flatMap { part in
            source.children(part).first { source.kind($0) == .name }.map { source.name($0).hasPrefix("init") }
        } ?? false
    }

    /// `self.nameField.text`, `sender.text`: read, and as a whole.
    mutating func noteAccess(_ node: Int32, _ use: Use) {
        guard !hasActed, case .value = use, source.kind(node) == .member, let chain = chain(of: node),
            !accesses.contains(where: { $0.start == source.range(node).lowerBound })
        else { return }
        let isOnSelf = source.symbol(chain.base) == Word.ownSelf
        let root = isOnSelf ? chain.names.first : chain.base
        let rest = isOnSelf ? Array(chain.names.dropFirst()) : chain.names
        guard let root, !rest.isEmpty else { return }
        var value: Expression =
            isOnSelf
            ? .member(.selfValue, name: source.name(root))
            : .name(source.name(root), at: source.range(root).lowerBound)
        var steps: [AccessFact.Step] = []
        for name in rest {
            value = .member(value, name: source.name(name))
            steps.append(
                AccessFact.Step(
                    end: source.range(name).upperBound, value: value, isChain: false, isUnwrapped: false,
                    isDereferenced: name != rest.last))
        }
        accesses.append(
            AccessFact(
                start: source.range(node).lowerBound, spelling: source.file.text(source.range(node)),
                root: source.range(root), steps: steps, isEarly: true))
    }

    /// The first name of a chain of dots, and the names behind it.
    private func chain(of node: Int32) -> (base: Int32, names: [Int32])? {
        var names: [Int32] = []
        var node = node
        while source.kind(node) == .member {
            let children = Array(source.children(node))
            guard children.count == 2, source.kind(children[1]) == .name else { return nil }
            names.insert(children[1], at: 0)
            node = children[0]
        }
        guard source.kind(node) == .identifier else { return nil }
        let local = self.names.local(source.symbol(node))
        return local.map { self.names.isAlias($0) } == true ? nil : (node, names)
    }
}
