/// The decisions of a person about the cuts of a controller, besides the roles of its members.
package struct CutWishes: Sendable, Equatable {
    /// Members that nothing is cut out of, by id or by name.
    package var whole: Set<String> = []
    /// Statements with the roles that they are wanted in.
    package var parts: [PartPin] = []

    package init() {}

    /// Returns true if nothing is to be cut out of a member.
    package func keepsWhole(_ member: Member) -> Bool { whole.contains(member.id) || whole.contains(member.name) }

    /// The controller whose kept members cannot be cut.
    func applied(to controller: Controller) -> Controller {
        guard controller.members.contains(where: keepsWhole) else { return controller }
        return controller.with(members: controller.members.map { keepsWhole($0) ? $0.fixed() : $0 })
    }
}
