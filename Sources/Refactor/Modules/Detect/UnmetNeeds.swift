/// Finds protocols that a part of a module works with and that nothing in the app can stand for.
struct UnmetNeeds {
    let map: ModuleMap
    let knowledge: WireKnowledge

    private var facts: AppFacts { map.facts }

    var findings: [ModuleFinding] {
        facts.names.flatMap { name -> [ModuleFinding] in
            guard let type = facts.types[name], type.keyword == .class || type.keyword == .struct, !type.isGeneric,
                let module = map.module(of: name), module != ModuleMap.app
            else { return [] }
            return type.properties.flatMap { property in
                needs(of: property, type).map { need in
                    ModuleFinding(
                        code: "required-protocol-not-provided",
                        message: "\(name).\(property.name) needs \(need), which nobody provides",
                        subjects: [module, need].sorted(), evidence: property.place)
                }
            }
        }
    }

    private static let reports = ["datasource", "delegate", "listener", "observer", "output"]

    private func needs(of property: AppProperty, _ type: JoinedType) -> [String] {
        // Who reports may do without anyone who listens.
        guard map.role(of: type.name) != nil,
            !Self.reports.contains(where: { property.name.lowercased().hasSuffix($0) }), !property.isStatic,
            !property.isComputed, property.value == nil, property.type?.isIndirect != true,
            knowledge.assigned[type.name]?[property.name] == nil
        else { return [] }
        return facts.known(property.type, in: type.name).filter { name in
            if ["DataSource", "Delegate", "Listener", "Observer", "Output"].contains(where: name.hasSuffix) {
                return false
            }
            guard let need = facts.types[name], need.keyword == .protocol else { return false }
            return need.methods.contains(where: \.isRequirement) && facts.parties(of: name).isEmpty
                && map.registrations.targets[name] == nil
        }
    }
}
