import Refactor

/// The departures from the controller's files when its members move: their bytes, or only what stands behind a
/// declaration that callers still need.
struct Departures {
    private let plan: Plan
    /// The members that the view passes on, with whether they are written there too.
    private let passedOn: [Int: Bool]

    init(plan: Plan) {
        self.plan = plan
        let forwarders = plan.forwarders.filter { $0.role == .view }
        passedOn = Dictionary(forwarders.map { ($0.member, $0.isWritten) }, uniquingKeysWith: { $0 || $1 })
        prototypes = Self.prototypes(of: plan, passedOn: passedOn)
    }

    /// A declaration of a method that moved.
    struct Prototype {
        let file: Int
        let fact: MemberFact
        /// The component that got the method.
        let role: Role
        /// Has comments, which go where the method went; one without is left out.
        let hasComments: Bool
    }

    /// The members of a component whose bytes go there.
    func members(of role: Role) -> [Member] { plan.members(of: role).filter { !staysDeclared($0) } }

    /// The members whose bytes leave a file.
    func members(from file: Int) -> [Member] {
        plan.controller.sourceMembers.filter {
            $0.file == file && plan.placements[$0.index].moves && !staysDeclared($0)
        }
    }

    /// A property of a header or of the class's interface that the view passes on stays declared there, for the rest of
    /// the app.
    func staysDeclared(_ member: Member) -> Bool {
        guard member.kind == .property, !member.fact.isVariable, plan.placements[member.index].moves else {
            return false
        }
        let declaration = plan.controller.declarations[member.declaration].fact
        let isInHeader = plan.controller.files[member.file].file.name.hasSuffix(".h")
        guard isInHeader || !declaration.isClassExtension else { return false }
        return passedOn[member.index].map { $0 || member.fact.isConstant } ?? false
    }

    /// The declarations of methods that moved and that the view does not pass on.
    let prototypes: [Prototype]

    private static func prototypes(of plan: Plan, passedOn: [Int: Bool]) -> [Prototype] {
        var gone: [String: Role] = [:]
        // A part of a method may have its name elsewhere.
        for member in plan.controller.members where member.kind == .method && !member.fact.isStatic && member.cut == nil
        {
            let role = plan.placements[member.index].role
            if role != .view, passedOn[member.index] == nil { gone[member.id] = role }
        }
        return plan.controller.declarations.flatMap { declaration in
            declaration.fact.prototypes.compactMap { fact in
                guard let role = gone[fact.id], !fact.isStatic, !fact.isConditional, !fact.isOneOfSeveral else {
                    return nil
                }
                let text = plan.controller.files[declaration.file].file.text(fact.range)
                return Prototype(
                    file: declaration.file, fact: fact, role: role,
                    hasComments: text.contains("//") || text.contains("/*"))
            }
        }
    }

    /// The bytes that leave a file, sorted.
    func ranges(from file: Int) -> [Range<Int>] {
        let prototypes = prototypes.filter { $0.file == file }.map(\.fact.range)
        return (members(from: file).map(\.fact.range) + prototypes).sorted { $0.lowerBound < $1.lowerBound }
    }
}
