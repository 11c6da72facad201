import Refactor

/// The methods of a component that only pass calls on, each selector once.
struct Forwarding {
    let spelling: ObjCSpelling
    let role: Role

    private var plan: Plan { spelling.plan }

    /// Those of the given members, a list of lines each; properties before methods that would repeat their accessors.
    func methods(where isMeant: (Member) -> Bool = { _ in true }) -> [[String]] {
        var seen: Set<String> = []
        var found: [(member: Int, lines: [String])] = []
        let own = plan.forwarders.filter { $0.role == role && isMeant(plan.controller.members[$0.member]) }
        let isProperty = { (forwarder: Forwarder) in plan.controller.members[forwarder.member].kind == .property }
        for forwarder in own.filter(isProperty) + own.filter({ !isProperty($0) }) {
            for (selector, lines) in spelled(forwarder) where seen.insert(selector).inserted {
                found.append((forwarder.member, lines))
            }
        }
        return found.map(\.lines)
    }

    private func spelled(_ forwarder: Forwarder) -> [(selector: String, lines: [String])] {
        let member = plan.controller.members[forwarder.member]
        guard member.kind == .property else {
            return [(member.id, spelling.methods.forwarder(member, through: forwarder.port))]
        }
        return spelling.properties.forwarders(member, through: forwarder.port, isWritten: forwarder.isWritten)
    }

    /// A section of them, as lines; empty without any.
    func section(where isMeant: (Member) -> Bool = { _ in true }) -> [String] {
        let methods = methods(where: isMeant)
        guard !methods.isEmpty else { return [] }
        return ["#pragma mark - Passed on"] + methods.flatMap { [""] + $0 }
    }
}
