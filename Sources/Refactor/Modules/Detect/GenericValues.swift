/// What values of generic types hold: `module.view` of `Module<LoginController, LoginOutput>`.
extension WireResolver {
    /// The types of a member whose declared type is a generic parameter of its owner, by what stands for that parameter
    /// where the value comes from; nil for other members.
    func types(ofGeneric name: String, of owner: String, held base: WiringExpression, in scope: WireScope)
        -> Set<String>?
    {
        guard base != .name("self"), base != .name("super") else { return nil }
        for type in facts.lineage(of: owner) {
            guard let property = type.properties.first(where: { $0.name == name && !$0.isStatic }) else { continue }
            guard let declared = property.type, declared.names.count == 1, let parameter = declared.names.first,
                let index = type.generics.firstIndex(of: parameter)
            else { return nil }
            if type.name != owner { return said(byHeirOf: type.name, index, owner) }
            let member = GenericMember(owner: owner, name: name, index: index)
            return held(member, by: base, in: scope, depth: 0)
        }
        return nil
    }

    /// The types that stand for a parameter of a base class: `class Frame: Router<UINavigationController>`.
    private func said(byHeirOf base: String, _ index: Int, _ owner: String) -> Set<String>? {
        for type in facts.lineage(of: owner) {
            for parent in type.inherits where index < parent.arguments.count && parent.names.contains(base) {
                return Set(facts.known(parent.arguments[index], in: type.name))
            }
        }
        return nil
    }

    /// A member of a generic type, and which of its parameters is its type.
    private struct GenericMember {
        let owner: String
        let name: String
        let index: Int
    }

    private func held(
        _ member: GenericMember, by wire: WiringExpression, in scope: WireScope, depth: Int
    ) -> Set<String> {
        guard depth < 6 else { return [] }
        switch wire {
        case .name(let name):
            if let local = scope.local(name) {
                return held(member, by: local.value, in: scope.at(local), depth: depth + 1)
            }
            if let parameter = scope.parameter(name) { return said(by: parameter.type, member, in: scope.owner) }
            return held(member, byProperty: name, of: scope.owner, depth: depth)
        case .member(let outer, let name):
            return types(of: outer, in: scope).sorted().reduce(into: []) { found, type in
                found.formUnion(held(member, byProperty: name, of: type, depth: depth))
            }
        case .cast(let value, let mention):
            let said = said(by: mention, member, in: scope.owner)
            return said.isEmpty ? held(member, by: value, in: scope, depth: depth + 1) : said
        case .several(let values):
            return values.reduce(into: []) { $0.formUnion(held(member, by: $1, in: scope, depth: depth + 1)) }
        case .call(let call): return held(member, by: call, in: scope, depth: depth)
        case .text, .type, .other: return []
        }
    }

    /// The types that stand for the parameter in a mention: `Module<LoginController, LoginOutput>`.
    private func said(by mention: TypeNames?, _ member: GenericMember, in owner: String) -> Set<String> {
        guard let mention, member.index < mention.arguments.count,
            mention.names.contains(where: { facts.known($0, in: owner) == member.owner })
        else { return [] }
        return Set(facts.known(mention.arguments[member.index], in: owner))
    }

    private func held(_ member: GenericMember, byProperty name: String, of type: String, depth: Int) -> Set<String> {
        for owner in facts.lineage(of: type) {
            guard let property = owner.properties.first(where: { $0.name == name }) else { continue }
            let said = said(by: property.type, member, in: owner.name)
            guard said.isEmpty, let value = property.value else { return said }
            return held(member, by: value, in: WireScope(owner: owner.name), depth: depth + 1)
        }
        return []
    }

    private func held(_ member: GenericMember, by call: WireCall, in scope: WireScope, depth: Int) -> Set<String> {
        if call.isInitializer {
            guard facts.known(call.name, in: scope.owner) == member.owner else { return [] }
            let said = said(by: TypeNames([call.name], arguments: call.generics), member, in: scope.owner)
            guard said.isEmpty, let given = call.arguments.first(where: { $0.label == member.name }) else {
                return said
            }
            return types(of: given.value, in: scope)
        }
        let owners = call.receiver.map { types(of: $0, in: scope) } ?? [scope.owner]
        var found: Set<String> = []
        for owner in owners.sorted() {
            for (home, method) in methods(named: call.name, labels: call.labels, on: owner) {
                let said = said(by: method.result, member, in: home)
                found.formUnion(said.isEmpty ? given(member, by: method, of: home, depth: depth) : said)
            }
        }
        return found
    }

    /// The types that the body of a method puts into the member.
    private func given(_ member: GenericMember, by method: JoinedMethod, of owner: String, depth: Int) -> Set<String> {
        var found: Set<String> = []
        var scope = WireScope(of: method, owner: owner)
        for step in method.steps {
            if step.kind == .give {
                found.formUnion(held(member, by: step.value, in: scope, depth: depth + 1))
            } else {
                note(step, in: &scope)
            }
        }
        return found
    }
}
