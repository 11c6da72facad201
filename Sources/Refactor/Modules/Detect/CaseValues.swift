/// What enumerations of screens and storyboards give for one of their cases: `Scene.detail.controller`.
extension WireResolver {
    /// An enumeration and a case of it.
    struct CaseValue {
        let type: String
        let key: String
    }

    /// The case that an expression names, by its enumeration or by a local name for it.
    func caseValue(of wire: WiringExpression, in scope: WireScope) -> CaseValue? {
        if case .name(let name) = wire {
            guard let value = scope.value(of: name), value != wire, case .member = value else { return nil }
            return caseValue(of: value, in: scope)
        }
        guard let (base, key) = wire.namedCase, let path = base?.pathName, let type = facts.known(path, in: scope.owner)
        else { return nil }
        return caseValue(key, of: type)
    }

    /// A case by its name; nil where an enumeration has none that is called so.
    func caseValue(_ key: String, of type: String) -> CaseValue? {
        guard facts.keyword(of: type) == .enum,
            facts.types[type]?.properties.contains(where: { $0.name == key && $0.isStatic && $0.type == nil }) == true
        else { return nil }
        return CaseValue(type: type, key: key)
    }

    /// The types that a case gives by a property or a method of its enumeration; nil where that has none of the name.
    func types(givenBy value: CaseValue, _ name: String, toldBy call: WireCall?, in scope: WireScope) -> Set<String>? {
        let labels = call?.labels ?? []
        let named = (call.map { namedCases(in: $0, scope) } ?? []).union([value.key])
        guard let found = result(of: name, labels: labels, on: value.type, naming: named) else { return nil }
        if !found.isEmpty { return found }
        guard told < 3 else { return [] }
        told += 1
        defer { told -= 1 }
        return methods(named: name, labels: labels, on: value.type).reduce(into: []) { found, callee in
            var inner = WireScope(of: callee.method, owner: callee.owner)
            if let call { _ = tell(&inner, of: callee.method, in: callee.owner, by: call, scope) }
            let raw = facts.types[value.type]?.properties.first { $0.name == value.key }?.value ?? .text(value.key)
            inner.set("rawValue", to: raw, declared: [])
            inner.set("self", to: .text(value.key), declared: [])
            for step in callee.method.steps(naming: named) {
                if step.kind == .give {
                    found.formUnion(types(of: step.value, in: inner))
                } else {
                    note(step, in: &inner)
                }
            }
        }
    }

    /// The names of the cases that a call hands over, those that a property or a local name stands for among them.
    func namedCases(in call: WireCall, _ scope: WireScope) -> Set<String> {
        guard facts.choosingMethods[call.name] != nil else { return call.namedCases }
        return call.arguments.reduce(into: call.namedCases) { found, argument in
            switch argument.value {
            case .name(let name):
                guard let value = scope.value(of: name) else {
                    return found.formUnion(scope.knows(name) ? [] : cases(ofProperty: name, of: scope.owner))
                }
                found.formUnion(Self.cases(of: [value]))
            case .member(.name("self"), let name): found.formUnion(cases(ofProperty: name, of: scope.owner))
            default: return
            }
        }
    }

    /// The cases that a property may have; none where it may have others.
    private func cases(ofProperty name: String, of type: String) -> Set<String> {
        for owner in facts.lineage(of: type) {
            guard let property = owner.properties.first(where: { $0.name == name }) else { continue }
            if property.isComputed {
                let gives = owner.methods.filter { $0.name == name && $0.parameters.isEmpty }.flatMap(\.steps)
                return Self.cases(of: gives.filter { $0.kind == .give }.map(\.value))
            }
            return []
        }
        return []
    }

    /// The cases that all of some values name; none where one of them names none.
    private static func cases(of values: [WiringExpression]) -> Set<String> {
        let choices = values.flatMap(\.choices)
        let named = choices.compactMap { value in
            if case .member(let base, let key) = value, base == .other || base.pathName != nil { key } else { nil }
        }
        return named.count == choices.count ? Set(named) : []
    }
}
