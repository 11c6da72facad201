/// The uses between members inside the controller, with their kinds.
package struct MemberGraph: Sendable {
    /// All uses, without repetition, sorted.
    package let edges: [MemberEdge]
    /// Uses that start at each member.
    package let outgoing: [[MemberEdge]]
    /// Uses that end at each member.
    package let incoming: [[MemberEdge]]

    package init(controller: Controller) {
        self.init(controller: controller, types: TypeClassifier(controller: controller))
    }

    init(controller: Controller, types: TypeClassifier) {
        var seen: Set<MemberEdge> = []
        let isPlain = controller.members.map { $0.kind == .property && Self.isPlain($0, by: types) }
        for member in controller.members {
            for reference in member.references {
                seen.formUnion(Self.edges(of: reference, from: member, in: controller, isPlain: isPlain))
            }
        }
        edges = seen.sorted()
        var outgoing = [[MemberEdge]](repeating: [], count: controller.members.count)
        var incoming = outgoing
        for edge in edges {
            outgoing[edge.from].append(edge)
            incoming[edge.to].append(edge)
        }
        self.outgoing = outgoing
        self.incoming = incoming
    }

    /// A call that fits more methods than this says nothing about any of them.
    private static let mostOverloads = 16

    private static func edges(
        of reference: Reference, from member: Member, in controller: Controller, isPlain: [Bool]
    ) -> [MemberEdge] {
        let targets: [Int]
        switch reference.target {
        case .own(let own): targets = own.count > mostOverloads ? [] : own
        case .nested(let type): targets = [type]
        default: return []
        }
        return targets.filter { $0 != member.index }.flatMap { target in
            kinds(of: reference.fact, to: controller.members[target], isPlain: isPlain[target]).map { kind in
                MemberEdge(from: member.index, to: target, kind: kind, isInClosure: reference.fact.closureDepth > 0)
            }
        }
    }

    private static func kinds(of use: ReferenceFact, to target: Member, isPlain: Bool) -> [MemberEdge.Kind] {
        if target.kind == .type { return [.namesType] }
        switch use.usage {
        case .selector: return [.selects]
        case .write: return [.writes]
        case .readWrite: return [.reads, .writes]
        case .call: return target.kind == .property ? [.reads] : [.calls]
        case .read, .reference, .keyPath, .shorthand, .capture, .type:
            if target.kind == .property { return use.mayMutate && isPlain ? [.reads, .writes] : [.reads] }
            return [.passes]
        }
    }

    /// Returns true if a change through the property changes the property's own value.
    private static func isPlain(_ property: Member, by types: TypeClassifier) -> Bool {
        let written = property.fact.valueType ?? property.fact.initialType ?? ""
        let found = types.classify(written: written)
        return TypeName(written).isCollection || found == .plain || found == .viewModel || found == .model
    }
}
