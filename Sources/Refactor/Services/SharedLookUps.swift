/// The places where the code of components looks up shared instances: `UserDefaults.standard.set(…)`.
struct SharedLookUps {
    /// One place.
    struct Place {
        let member: Int
        /// The bytes of `UserDefaults.standard`; of a function, those of its name.
        let range: Range<Int>
        let line: Int
        /// The member that is asked of it; nil where it is used as a whole.
        let asked: ReferenceFact?
        let closure: BlockFact?
        let obstacle: ServiceObstacle?
    }

    /// All places of one component that look up the same.
    struct Found {
        let role: Role
        let type: String
        /// `UserDefaults.standard`.
        let value: String
        var places: [Place]
    }

    private let plan: Plan
    private let classes: AppService
    private(set) var found: [Found] = []

    init(in plan: Plan) {
        self.plan = plan
        classes = AppService(plan.controller)
        for role in plan.serviceRoles {
            for member in plan.members(of: role) { read(member, role) }
        }
    }

    private mutating func read(_ member: Member, _ role: Role) {
        let uses = member.references.map(\.fact).sorted { $0.range.lowerBound < $1.range.lowerBound }
        for (index, use) in uses.enumerated() where use.base == .none {
            if use.usage == .call, let meant = SDKServiceText.member(behind: use.name) {
                var asked = use
                asked.name = meant.name
                enter(role, meant.type, "", place(in: member, use.range, use, asking: asked))
                continue
            }
            guard use.name.first?.isUppercase == true, let name = following(use, in: uses[(index + 1)...]),
                isShared(name.name, of: use.name)
            else { continue }
            let asked = following(name, in: uses[(index + 2)...])
            let range = use.range.lowerBound..<name.range.upperBound
            // A property that holds it is no place that looks it up.
            if member.fact.isStored, member.fact.body == range { continue }
            enter(role, use.name, "\(use.name).\(name.name)", place(in: member, range, use, asking: asked))
        }
    }

    private mutating func enter(_ role: Role, _ type: String, _ value: String, _ place: Place) {
        if let known = found.firstIndex(where: { $0.role == role && $0.type == type && $0.value == value }) {
            found[known].places.append(place)
        } else {
            found.append(Found(role: role, type: type, value: value, places: [place]))
        }
    }

    private func place(in member: Member, _ range: Range<Int>, _ use: ReferenceFact, asking asked: ReferenceFact?)
        -> Place
    {
        let (closure, obstacle) = closure(around: range.lowerBound, in: member, depth: use.closureDepth)
        let starts = member.kind == .property && member.fact.isStored && !member.fact.has(modifier: "lazy")
        return Place(
            member: member.index, range: range, line: use.line, asked: asked, closure: closure,
            obstacle: starts ? .isStartValue : obstacle)
    }

    /// The next name, if it stands behind a dot right after the one before it.
    private func following(_ use: ReferenceFact, in rest: ArraySlice<ReferenceFact>) -> ReferenceFact? {
        guard let next = rest.first, case .expression = next.base else { return nil }
        return next.path == use.path + [use.name] ? next : nil
    }

    /// Returns true if a member of a class gives the one instance for all, of a class that does work elsewhere.
    private func isShared(_ member: String, of type: String) -> Bool {
        if let known = classes.type(named: type) {
            return plan.isService(type) && classes.isShared(member, of: known)
        }
        guard SDKService.isKnown(type) || plan.isService(type) else { return false }
        return SDKMember.members(of: type, named: member).contains { $0.isStatic && !$0.isMethod && $0.value == type }
    }

    // MARK: - Closures

    /// The outermost closure around a place that may run when its member has ended.
    private func closure(around place: Int, in member: Member, depth: Int) -> (BlockFact?, ServiceObstacle?) {
        let host = member.cut.map { plan.controller.members[$0.host] } ?? member
        guard let tree = host.fact.tree else { return (nil, depth > 0 ? .unreadableClosure : nil) }
        let code = member.cut?.code ?? tree.block.range
        return (Self.closure(around: place, in: tree.block.statements, code), nil)
    }

    private static func closure(around place: Int, in statements: [StatementNode], _ code: Range<Int>) -> BlockFact? {
        for block in statements.flatMap(\.blocks) where block.range.contains(place) {
            let isInside = code.lowerBound <= block.range.lowerBound && block.range.upperBound <= code.upperBound
            if isInside, let closure = block.closure, !LaterClosure.runsAtOnce(closure) { return block }
            return Self.closure(around: place, in: block.statements, code)
        }
        return nil
    }
}
