import Refactor

/// Walks declarations inside bodies: they make names local, and some of those names stand for self.
extension ReferenceReader {
    mutating func declare(_ node: Int32) {
        var type: Int32 = -1
        var isTypeRead = false
        for child in source.children(node) {
            switch source.kind(child) {
            case .typeName: type = child
            case .declarator:
                let isAlias = declare(declarator: child, type: type, isTypeRead: isTypeRead)
                if !isTypeRead, type >= 0 { walk(type: type, isAlias: isAlias) }
                isTypeRead = true
            default: walk(child)
            }
        }
        if !isTypeRead, type >= 0 { walk(type: type) }
    }

    /// Declares one name; says whether it stands for self.
    private mutating func declare(declarator: Int32, type: Int32, isTypeRead: Bool) -> Bool {
        var name: Int32 = -1
        var value: Int32 = -1
        for child in source.children(declarator) {
            switch source.kind(child) {
            case .name where name < 0: name = child
            case .name: break
            case .typeName: walk(type: child, except: name < 0 ? nil : source.first(name))
            default:
                if value >= 0 { walk(value) }
                value = child
            }
        }
        let symbol = name < 0 ? -1 : source.symbol(name)
        let isLikeSelf = type >= 0 && isTypeOfSelf(type)
        if value >= 0, isLikeSelf, isSelfValue(value), !isReassigned(symbol) {
            readCasts(of: value)
            scopes.declare(symbol, as: .alias)
            return true
        }
        scopes.declare(symbol, as: value < 0 && isLikeSelf && !isReassigned(symbol) ? .unassignedAlias : .local)
        if value >= 0 { walk(value) }
        return false
    }

    mutating func declare(parameter: Int32) {
        let name = source.children(parameter).first { source.kind($0) == .name }
        for child in source.children(parameter) where source.kind(child) != .name {
            if source.kind(child) == .typeName {
                walk(type: child, except: name.map { source.first($0) })
            } else {
                walk(child)
            }
        }
        if let name { scopes.declare(source.symbol(name)) }
    }

    /// A local type, function or set of constants.
    mutating func declare(named node: Int32) {
        for child in source.children(node) {
            switch source.kind(child) {
            case .name: scopes.declare(source.symbol(child))
            case .enumeration, .structure, .enumerator: declare(named: child)
            case .compound, .parameter: break
            default: walk(child)
            }
        }
    }

    // MARK: - Aliases of self

    /// `self`, `(id)self`, `&*self` or a name that stands for it.
    private func isSelfValue(_ node: Int32) -> Bool {
        var node = node
        while true {
            switch source.kind(node) {
            case .identifier: return isSelf(node: node)
            case .parenthesized, .cast, .prefix:
                if source.kind(node) == .prefix, !isAddressOrTarget(source.first(node)) { return false }
                guard let inner = source.children(node).first(where: { source.kind($0) != .typeName }) else {
                    return false
                }
                node = inner
            default: return false
            }
        }
    }

    private func isAddressOrTarget(_ token: Int) -> Bool {
        source.isCharacter(token, UInt8(ascii: "&")) || source.isCharacter(token, UInt8(ascii: "*"))
    }

    private mutating func readCasts(of value: Int32) {
        var node = value
        while source.kind(node) != .identifier {
            var inner: Int32?
            for child in source.children(node) {
                if source.kind(child) == .typeName { walk(type: child, isAlias: true) } else { inner = child }
            }
            guard let inner else { return }
            node = inner
        }
    }
}
