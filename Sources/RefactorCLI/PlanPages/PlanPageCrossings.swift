import Refactor

/// The uses that cross from one component to another, by lines of the source.
enum PlanPageCrossings {
    static func entries(of plan: Plan) -> [PlanPageData.CrossingEntry] {
        let found = plan.crossings.compactMap { entry(of: $0, in: plan) }
        var seen: Set<PlanPageData.CrossingEntry> = []
        return found.filter { seen.insert($0).inserted }.sorted { left, right in
            (left.from, left.line, left.to ?? -1, left.name) < (right.from, right.line, right.to ?? -1, right.name)
        }
    }

    private static func entry(of crossing: Crossing, in plan: Plan) -> PlanPageData.CrossingEntry? {
        let members = plan.controller.members
        let user = host(of: members[crossing.member], in: plan)
        guard !user.isInherited, let last = crossing.path.last else { return nil }
        let target = crossing.target.map { members[$0] }
        let owner = target.map { host(of: $0, in: plan) }.flatMap { $0.isInherited ? nil : $0 }
        return PlanPageData.CrossingEntry(
            from: user.index, line: crossing.reference.line, to: owner?.index,
            toLine: owner == nil ? nil : target.map { $0.cut?.line ?? $0.fact.line }, role: last.to.rawValue,
            name: target?.id ?? crossing.reference.name,
            protocols: crossing.path.compactMap { $0.protocolName(in: plan.module) })
    }

    /// The member of the source that a part was cut out of.
    private static func host(of member: Member, in plan: Plan) -> Member {
        var member = member
        while let cut = member.cut { member = plan.controller.members[cut.host] }
        return member
    }
}
