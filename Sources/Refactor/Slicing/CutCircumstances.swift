/// All that the cuts of a member follow from besides its own code: while it is the same, they are.
struct CutCircumstances: Equatable {
    /// A member that the code refers to.
    struct Neighbour: Equatable {
        let home: Role
        let role: Role
        let confidence: Confidence
    }

    let home: Role
    let neighbours: [Neighbour]
    /// Roles for which statements turned out not to be cut out, by their bytes.
    let blocked: [Range<Int>: Set<Role>]
    /// Members whose values a role turned out not to get.
    let unreachable: [Role: Set<Int>]

    init(
        of member: Member, homes: [Role], assignments: [Assignment], blocked: [Range<Int>: Set<Role>],
        unreachable: [Role: Set<Int>]
    ) {
        home = homes[member.index]
        neighbours = member.ownTargets.map { target in
            Neighbour(
                home: homes[target], role: assignments[target].role, confidence: assignments[target].confidence)
        }
        self.blocked = blocked
        self.unreachable = unreachable
    }
}
