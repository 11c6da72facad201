/// The means that an edge goes through, as the caller names it.
extension EdgeFinder {
    /// The builder or protocol that the expression names; else one of the types that it stands for.
    func via(
        _ wire: WiringExpression, _ types: Set<String>, _ module: String, _ scope: WireScope, at place: Place
    ) -> String {
        for name in named(in: wire, scope) {
            let meant = map.modules(for: name)
            if meant.contains(module) { return name }
            if meant.isEmpty, facts.isProtocol(name), name.isWay { return name }
        }
        let own = types.filter { map.modules(for: $0).contains(module) }.sorted()
        return own.first { facts.isProtocol($0) } ?? own.first ?? ""
    }

    /// The types of the app that an expression names, the outermost first.
    private func named(in wire: WiringExpression, _ scope: WireScope, depth: Int = 0) -> [String] {
        guard depth < 8 else { return [] }
        switch wire {
        case .name(let name):
            if let value = scope.value(of: name) { return named(in: value, scope, depth: depth + 1) }
            if let local = resolver.types(ofLocal: name, in: scope) { return local.sorted() }
            if name.isCapitalized {
                return facts.known(name, in: scope.owner).map { [$0] } ?? []
            }
            return declared(name, of: [scope.owner])
        case .member(let base, let name):
            let owners = resolver.types(of: base, in: scope)
            let own = declared(name, of: owners)
            return own.isEmpty ? named(in: base, scope, depth: depth + 1) : own
        case .call(let call): return named(in: call, scope, depth: depth)
        case .cast(let value, let mention):
            return named(in: value, scope, depth: depth + 1) + facts.known(mention, in: scope.owner)
        case .several(let values):
            return values.flatMap { named(in: $0, scope, depth: depth + 1) }
        case .type(let mention): return facts.known(mention, in: scope.owner)
        case .text, .other: return []
        }
    }

    private func named(in call: WireCall, _ scope: WireScope, depth: Int) -> [String] {
        var found = call.receiver.map { named(in: $0, scope, depth: depth + 1) } ?? []
        if call.isInitializer, let type = facts.known(call.name, in: scope.owner) { found.append(type) }
        found += call.arguments.flatMap { named(in: $0.value, scope, depth: depth + 1) }
        return call.isInitializer ? found : found + named(inMethod: call, scope, depth: depth)
    }

    /// Returns the names that a called method of the app has where it gives its result.
    private func named(inMethod call: WireCall, _ scope: WireScope, depth: Int) -> [String] {
        guard depth < 4 else { return [] }
        var found: [String] = []
        for type in resolver.types(of: call.receiver ?? .name("self"), in: scope).sorted().prefix(4) {
            let labels = call.labels
            for (owner, method) in resolver.methods(named: call.name, labels: labels, on: type).prefix(4) {
                var inner = WireScope(of: method, owner: owner)
                for step in method.steps {
                    if step.kind == .give { found += named(in: step.value, inner, depth: depth + 4) }
                    resolver.note(step, in: &inner)
                }
            }
        }
        return found
    }

    /// The declared types of a property.
    private func declared(_ name: String, of owners: Set<String>) -> [String] {
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return owners.sorted().flatMap { owner in
            facts.lineage(of: owner).flatMap { type in
                type.properties.filter { $0.name == plain }.flatMap { facts.known($0.type, in: type.name) }
            }
        }
    }
}

extension String {
    /// True for the name of a protocol that is one to get at modules by: an adapter may stand behind it.
    fileprivate var isWay: Bool {
        WireVocabulary.all.ways.contains(where: hasSuffix) || contains("Required")
            || RoleNames.split(self)?.role == .builder
    }
}
