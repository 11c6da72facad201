/// Groups of members of an Objective-C class that are one thing: a property, its accessors and the variable behind it.
func accessorBonds(of members: [Member]) -> [[Int]] {
    members.filter { $0.kind == .property && !$0.fact.isVariable }.compactMap { property in
        let names = [property.fact.getterName, property.fact.setterName]
        let others = members.filter { member in
            if member.fact.isVariable { return member.name == "_" + property.name }
            return member.fact.isAccessor && names.contains(member.id)
        }
        return others.isEmpty ? nil : [property.index] + others.map(\.index)
    }
}
