/// The places where the code of components looks up shared instances: `[[OrderAPI sharedAPI] load:…]`.
struct ObjectiveCLookUps {
    /// A place, with what is asked there.
    struct Place {
        let member: Int
        let line: Int
        /// Bytes that change, with whether they name the class as the type of a local variable.
        let ranges: [(range: Range<Int>, isType: Bool)]
        /// The messages and properties that are asked for.
        let asked: [ReferenceFact]
        let obstacle: ServiceObstacle?
    }

    /// All places of one component that look up the same.
    struct Found {
        let role: Role
        let type: String
        /// `[OrderAPI sharedAPI]`.
        let value: String
        var places: [Place]
    }

    private let plan: Plan
    private(set) var found: [Found] = []
    private let isShared: (String, String) -> Bool

    /// Looks where the second word, a message, gives the one instance of the first.
    init(in plan: Plan, where isShared: @escaping (String, String) -> Bool) {
        self.plan = plan
        self.isShared = isShared
        for role in plan.serviceRoles {
            for member in plan.members(of: role) where member.kind == .method { read(member, role) }
        }
    }

    private mutating func read(_ member: Member, _ role: Role) {
        let uses = member.references.map(\.fact).sorted { $0.range.lowerBound < $1.range.lowerBound }
        let text = LookUpText(plan.controller.file(of: member).bytes)
        for (index, use) in uses.enumerated().dropLast() where use.base == .none && use.name.first?.isUppercase == true
        {
            let name = uses[index + 1]
            guard let range = text.message(to: use.range, name.range), isShared(use.name, name.name) else { continue }
            enter(role, use.name, "[\(use.name) \(name.name)]", place(in: member, range, use, uses, text))
        }
    }

    private mutating func enter(_ role: Role, _ type: String, _ value: String, _ place: Place) {
        if let known = found.firstIndex(where: { $0.role == role && $0.value == value }) {
            found[known].places.append(place)
        } else {
            found.append(Found(role: role, type: type, value: value, places: [place]))
        }
    }

    private func place(
        in member: Member, _ range: Range<Int>, _ use: ReferenceFact, _ uses: [ReferenceFact], _ text: LookUpText
    ) -> Place {
        var place = (ranges: [(range: range, isType: false)], asked: [ReferenceFact](), isWhole: false)
        if let asked = uses.first(where: { text.isAsked($0.range, behind: range.upperBound) }) {
            place.asked = [asked]
        } else if let local = local(of: member, holding: range, text), let type = text.type(of: local, use.name) {
            place.ranges.append((type, true))
            let asked = local.uses.map { one in uses.first { text.isAsked($0.range, behind: one.range.upperBound) } }
            place.asked = asked.compactMap { $0 }
            place.isWhole = asked.contains(nil)
        } else {
            place.isWhole = true
        }
        return Place(
            member: member.index, line: use.line, ranges: place.ranges, asked: place.asked,
            obstacle: use.closureDepth > 0 ? .isInBlock : place.isWhole ? .isPassedOn : nil)
    }

    /// The local variable that is given a value where it is declared.
    private func local(of member: Member, holding range: Range<Int>, _ text: LookUpText) -> LocalFact? {
        let host = member.cut.map { plan.controller.members[$0.host] } ?? member
        return host.fact.tree?.locals.first { text.isValue(range, of: $0.declaration) }
    }
}
