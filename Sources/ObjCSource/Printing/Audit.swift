import Refactor

/// The statements of the source about nil: which signatures stand in a nullability region, which have words of their
/// own.
struct Audit {
    private let controller: Controller
    /// The first declaration of each method, by its selector behind `+` or `-`.
    private let prototypes: [String: (fact: MemberFact, isNonnull: Bool)]

    init(controller: Controller) {
        self.controller = controller
        var prototypes: [String: (fact: MemberFact, isNonnull: Bool)] = [:]
        for declaration in controller.declarations {
            let isNonnull = declaration.fact.parts?.isNonnull ?? false
            for fact in declaration.fact.prototypes where prototypes[Self.key(fact)] == nil {
                prototypes[Self.key(fact)] = (fact, isNonnull)
            }
        }
        self.prototypes = prototypes
    }

    /// Returns true if generated headers get a nullability region: where the source says of all that stands in them
    /// what may be nil. Else they say nothing, as the source does.
    func isAudited(_ requirements: [Requirement]) -> Bool {
        let members = requirements.map { controller.members[$0.member] }
        return members.contains { isNonnull($0) || hasWords($0) } && members.allSatisfy(isAudited)
    }

    private func isAudited(_ member: Member) -> Bool {
        if isNonnull(member) { return true }
        if member.kind == .property, !TypeText.nullability.isDisjoint(with: member.fact.modifiers) { return true }
        return types(of: member).allSatisfy { !$0.isPointer || $0.hasNullability }
    }

    private func hasWords(_ member: Member) -> Bool {
        types(of: member).contains(where: \.hasNullability)
            || !TypeText.nullability.isDisjoint(with: member.fact.modifiers)
    }

    /// Returns true if a member's head stands in a nullability region.
    func isNonnull(_ member: Member) -> Bool {
        if let prototype = prototype(of: member) { return prototype.isNonnull }
        return controller.declarations[member.declaration].fact.parts?.isNonnull ?? false
    }

    /// The signature that callers see: as declared, else as defined.
    func signature(of member: Member) -> Signature? {
        guard let own = member.fact.signature else { return nil }
        let declared = prototype(of: member)?.fact.signature
        return declared?.parameters.count == own.parameters.count ? declared : own
    }

    private func prototype(of member: Member) -> (fact: MemberFact, isNonnull: Bool)? {
        member.fact.signature == nil ? nil : prototypes[Self.key(member.fact)]
    }

    private static func key(_ fact: MemberFact) -> String { (fact.isStatic ? "+" : "-") + fact.id }

    private func types(of member: Member) -> [TypeText] {
        let signature = signature(of: member)
        let written =
            (signature?.parameters.map(\.type) ?? []) + [signature?.result, member.fact.valueType].compactMap { $0 }
        return written.map(TypeText.init)
    }
}
