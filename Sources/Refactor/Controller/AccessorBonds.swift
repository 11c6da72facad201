/// Groups of members of an Objective-C class that are one thing: a property, its accessors and the variable behind it; or a
/// variable without a property and the methods that are named like its accessors, since elsewhere it becomes a property.
func accessorBonds(of members: [Member]) -> [[Int]] {
    let properties = members.filter { $0.kind == .property && !$0.fact.isVariable }
    let bonds = properties.compactMap { property -> [Int]? in
        let names = [property.fact.getterName, property.fact.setterName]
        let others = members.filter { member in
            if member.fact.isVariable { return member.name == "_" + property.name }
            return member.fact.isAccessor && names.contains(member.id)
        }
        return others.isEmpty ? nil : [property.index] + others.map(\.index)
    }
    let known = Set(properties.map { "_" + $0.name })
    let variables = members.filter { $0.fact.isVariable && $0.name.hasPrefix("_") && !known.contains($0.name) }
    return bonds
        + variables.compactMap { variable in
            let name = variable.name.dropFirst()
            let names = [String(name), "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"]
            let others = members.filter { $0.kind == .method && names.contains($0.id) }
            return others.isEmpty ? nil : [variable.index] + others.map(\.index)
        }
}
