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
        for (index, use) in uses.enumerated().dropLast() where use.base == .none && use.name.first?.isUppercase == true
        {
            let name = uses[index + 1]
            guard let message = name.message, name.owner == use.range, name.labels.isEmpty,
                isShared(use.name, name.name)
            else { continue }
            enter(role, use.name, "[\(use.name) \(name.name)]", place(in: member, message, use, uses))
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
        in member: Member, _ message: Range<Int>, _ use: ReferenceFact, _ uses: [ReferenceFact]
    ) -> Place {
        var place = (ranges: [(range: message, isType: false)], asked: [ReferenceFact](), isWhole: false)
        if let asked = uses.first(where: { $0.isAsked(of: message) }) {
            place.asked = [asked]
        } else if let (local, type) = local(of: member, holding: use) {
            place.ranges.append((type, true))
            let asked = local.uses.map { one in uses.first { $0.isAsked(of: one.range) } }
            place.asked = asked.compactMap { $0 }
            place.isWhole = asked.contains(nil)
        } else {
            place.isWhole = true
        }
        return Place(
            member: member.index, line: use.line, ranges: place.ranges, asked: place.asked,
            obstacle: use.closureDepth > 0 ? .isInBlock : place.isWhole ? .isPassedOn : nil)
    }

    /// The local variable that is declared with the instance as its value, and the bytes of `Class *` before its name.
    private func local(of member: Member, holding use: ReferenceFact) -> (LocalFact, type: Range<Int>)? {
        let host = member.cut.map { plan.controller.members[$0.host] } ?? member
        guard let tree = host.fact.tree, let statement = tree.block.statement(at: use.range.lowerBound),
            case .call(.member(.name(_, at: use.range.lowerBound)?, _), [], _)? = statement.head.value,
            let local = tree.locals.first(where: { statement.range.contains($0.declaration.lowerBound) }),
            local.isVariable, local.writtenType == use.name + " *"
        else { return nil }
        return (local, statement.range.lowerBound..<local.declaration.lowerBound)
    }
}

extension ReferenceFact {
    /// Returns true if it is the first word of a message to a value, or a property of it.
    fileprivate func isAsked(of value: Range<Int>) -> Bool { owner == value }
}
