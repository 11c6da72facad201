/// The part of a plan that is carried out at once: all of it, its first steps, or one role.
package struct MigrationStep: Sendable, Equatable {
    /// Roles whose members leave the view; nil for all.
    private let roles: Set<Role>?

    /// Everything.
    package static let all = MigrationStep(roles: nil)

    /// The last step, after which everything is carried out.
    package static let lastStep = 3

    private init(roles: Set<Role>?) { self.roles = roles }

    /// The first steps: 1 the router, 2 the interactor as well, 3 everything. Nil for any other number.
    package init?(step: Int) {
        switch step {
        case 1: roles = [.router]
        case 2: roles = [.router, .interactor]
        case Self.lastStep: roles = nil
        default: return nil
        }
    }

    /// One role alone.
    package init(only role: Role) { roles = [role] }

    /// Returns true if members of a role leave the view now.
    func takes(_ role: Role) -> Bool { roles?.contains(role) ?? true }
}
