/// The part of a plan that is carried out at once: what is worth its wiring, all of it, its first steps, or one role.
package struct MigrationStep: Sendable, Equatable {
    /// Roles whose members leave the view; nil for all.
    private let roles: Set<Role>?
    /// True if only that leaves which is worth the requirements of protocols that it costs.
    let isProportionate: Bool

    /// Everything, whatever it costs.
    package static let all = MigrationStep(roles: nil, isProportionate: false)

    /// Everything that is worth its wiring.
    package static let worthwhile = MigrationStep(roles: nil, isProportionate: true)

    /// The last step, after which everything is carried out.
    package static let lastStep = 3

    private init(roles: Set<Role>?, isProportionate: Bool) {
        self.roles = roles
        self.isProportionate = isProportionate
    }

    /// The first steps, whatever they cost: 1 the router, 2 the interactor as well, 3 everything. Nil for any other number.
    package init?(step: Int) {
        switch step {
        case 1: self.init(roles: [.router], isProportionate: false)
        case 2: self.init(roles: [.router, .interactor], isProportionate: false)
        case Self.lastStep: self = .all
        default: return nil
        }
    }

    /// One role alone, whatever it costs.
    package init(only role: Role) { self.init(roles: [role], isProportionate: false) }

    /// The roles, as far as they are worth it.
    package init(worthwhile roles: Set<Role>) { self.init(roles: roles, isProportionate: true) }

    /// Returns true if members of a role leave the view now.
    func takes(_ role: Role) -> Bool { roles?.contains(role) ?? true }
}
