/// The context of rules besides the member itself: the whole controller, who refers to whom, what everyone touches.
package struct RuleContext {
    package let controller: Controller
    package let graph: MemberGraph
    /// The summary of each member, by index.
    package let traits: [MemberSummary]
    /// The class of each property's type, or of a method's result, by member.
    let valueClasses: [TypeClass]
    /// Protocols that each member fulfils, by index, as far as the source tells.
    package let conformances: [[String]]
    /// The property behind each accessor of Objective-C, by index.
    private let property: [Int: Int]
    /// The purposes of written types.
    package let types: TypeClassifier

    package init(controller: Controller) {
        self.controller = controller
        let types = TypeClassifier(controller: controller)
        self.types = types
        let graph = MemberGraph(controller: controller, types: types)
        self.graph = graph
        var values = controller.members.map { Self.valueType(of: $0, by: types) }
        for (index, use) in ViewUses(controller: controller, values: values).used {
            values[index] = KnownType(.view, basis: .use, declaration: "have \(use)")
        }
        for (index, work) in ServiceUses(controller: controller, values: values).asked {
            values[index] = KnownType(.service, basis: .use, declaration: work)
        }
        let touchReader = APIUseReader(controller: controller, classes: values.map(\.found), types: types)
        let anchorReader = AnchorReader(controller: controller, graph: graph)
        let anchors = AccessorGroups(of: controller).shared(controller.members.map(anchorReader.anchor))
        let language = controller.language
        traits = controller.members.map { member in
            MemberSummary(
                touches: touchReader.touches(of: member), anchor: anchors[member.index],
                words: words(of: language.prefixesNames ? withoutPrefix(member.name) : member.name),
                valueType: values[member.index])
        }
        valueClasses = values.map(\.found)
        conformances =
            language.adoptsInExtensions
            ? controller.members.map(\.conformances) : Fulfilment(controller: controller).protocols()
        property = AccessorGroups(of: controller).property
    }

    /// Returns the knowledge about a property's type, or a method's result.
    static func valueType(of member: Member, by types: TypeClassifier) -> KnownType {
        if member.kind == .property {
            guard let written = member.fact.valueType ?? member.fact.initialType else {
                return KnownType(.unknown, basis: .name)
            }
            if written == "id" { return KnownType(TypeWords.classify(member.name), basis: .name) }
            return types.known(written: written)
        }
        guard let result = member.fact.signature?.result, !(member.fact.signature?.isVoid ?? true) else {
            return KnownType(.unknown, basis: .name)
        }
        return types.known(written: result)
    }

    package func traits(of member: Member) -> MemberSummary { traits[member.index] }

    var isObjectiveC: Bool { controller.language == .objectiveC }

    // MARK: - Neighbours

    /// Methods and computed properties that call a method, without initialisers, each once.
    package func callers(of member: Member) -> [Member] {
        others(graph.incoming[member.index].filter { $0.kind == .calls || $0.kind == .passes }.map(\.from))
    }

    /// Methods that a member calls, each once.
    package func callees(of member: Member) -> [Member] {
        others(graph.outgoing[member.index].filter { $0.kind == .calls }.map(\.to))
    }

    /// Members that read a property, without initialisers and its accessors.
    package func readers(of member: Member) -> [Member] {
        others(
            graph.incoming[member.index].filter { $0.kind == .reads }.map(\.from).filter {
                property[$0] != member.index
            })
    }

    /// Members that write a property, without initialisers and its accessors.
    package func writers(of member: Member) -> [Member] {
        others(
            graph.incoming[member.index].filter { $0.kind == .writes }.map(\.from).filter {
                property[$0] != member.index
            })
    }

    /// Properties that a member reads or writes, each once.
    package func state(of member: Member) -> [Member] {
        others(graph.outgoing[member.index].filter { $0.kind == .reads || $0.kind == .writes }.map(\.to))
    }

    /// Returns true if a method is called from inside a closure of a member that uses a service.
    package func isCalledBack(_ member: Member) -> Bool {
        graph.incoming[member.index].contains { edge in
            (edge.kind == .calls && edge.isInClosure || edge.kind == .passes) && traits[edge.from].touchesService
        }
    }

    /// Returns true if a method named after setting up calls nothing but methods of the view named so.
    package func onlySetsUp(_ member: Member) -> Bool {
        let callees = callees(of: member)
        return traits(of: member).verb == .setUp && !callees.isEmpty
            && callees.allSatisfy { traits(of: $0).verb == .setUp && side(of: $0) == .view }
    }

    private func others(_ indices: [Int]) -> [Member] {
        var seen: Set<Int> = []
        return indices.filter { seen.insert($0).inserted }.map { controller.members[$0] }
            .filter { $0.kind != .initializer && $0.kind != .deinitializer }
    }
}
