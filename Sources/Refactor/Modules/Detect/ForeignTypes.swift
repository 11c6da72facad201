/// Values of a framework's types that the app adds methods and properties to: `UIStoryboard.main`.
extension WireResolver {
    /// The type of a framework whose additions an expression may be asked for; nil for anything else.
    func foreign(_ wire: WiringExpression, in scope: WireScope, depth: Int = 0) -> String? {
        guard depth < 4 else { return nil }
        switch wire {
        case .name(let name):
            if let value = scope.value(of: name) { return foreign(value, in: scope, depth: depth + 1) }
            if let parameter = scope.parameter(name) { return foreign(parameter.type) }
            if name.isCapitalized { return foreign(TypeNames(name)) }
            return foreign(ofProperty: name, of: scope.owner, depth: depth)
        case .member(let base, let name):
            if base == .name("self") { return foreign(ofProperty: name, of: scope.owner, depth: depth) }
            return foreign(base, in: scope, depth: depth + 1)
                .flatMap { foreign(ofProperty: name, of: $0, depth: depth) }
        case .call(let call):
            guard let receiver = call.receiver else {
                return call.isInitializer
                    ? foreign(TypeNames(call.name)) : foreign(givenBy: call.name, on: scope.owner)
            }
            return foreign(receiver, in: scope, depth: depth + 1).flatMap { foreign(givenBy: call.name, on: $0) }
        case .cast(_, let mention): return foreign(mention)
        case .several, .text, .type, .other: return nil
        }
    }

    /// Returns true if a value is surely of a type that the app does not declare: what is called there is no method of
    /// the app.
    func isForeign(_ wire: WiringExpression, in scope: WireScope, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        switch wire {
        case .name(let name):
            if let value = scope.value(of: name) { return isForeign(value, in: scope, depth: depth + 1) }
            if let parameter = scope.parameter(name) { return isForeign(parameter.type, in: scope.owner) }
            return isForeign(property: name, of: scope.owner, depth: depth)
        case .member(.name("self"), let name): return isForeign(property: name, of: scope.owner, depth: depth)
        case .call(let call): return call.isInitializer && isForeign(TypeNames(call.name), in: scope.owner)
        case .cast(_, let mention): return isForeign(mention, in: scope.owner)
        case .member, .several, .text, .type, .other: return false
        }
    }

    private func isForeign(_ mention: TypeNames?, in owner: String) -> Bool {
        // A name of few letters may stand for any type.
        guard let mention, !mention.isIndirect, mention.names.count == 1, mention.names[0].count > 2 else {
            return false
        }
        return facts.keyword(of: mention.names[0]) == nil && facts.known(mention, in: owner).isEmpty
    }

    private func isForeign(property name: String, of owner: String, depth: Int) -> Bool {
        for type in facts.lineage(of: owner) {
            guard let property = type.properties.first(where: { $0.name == name }) else { continue }
            if let mention = property.type {
                return !type.generics.contains(where: mention.names.contains) && isForeign(mention, in: type.name)
            }
            return property.value.map { isForeign($0, in: WireScope(owner: type.name), depth: depth + 1) } ?? false
        }
        return false
    }

    private func foreign(_ mention: TypeNames?) -> String? {
        guard let mention, !mention.isIndirect, mention.names.count == 1 else { return nil }
        return facts.keyword(of: mention.names[0]) == .addition ? mention.names[0] : nil
    }

    private func foreign(ofProperty name: String, of owner: String, depth: Int) -> String? {
        for type in facts.lineage(of: owner) {
            guard let property = type.properties.first(where: { $0.name == name }) else { continue }
            if let mention = property.type { return foreign(mention) }
            return property.value.flatMap { foreign($0, in: WireScope(owner: type.name), depth: depth + 1) }
        }
        // Every controller knows the storyboard that it comes from.
        return name == "storyboard" ? foreign(TypeNames("UIStoryboard")) : nil
    }

    private func foreign(givenBy name: String, on owner: String) -> String? {
        facts.lineage(of: owner).lazy.flatMap(\.methods).first { $0.name == name }.flatMap { foreign($0.result) }
    }
}
