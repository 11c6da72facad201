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

    /// The one role that the view asks itself, where no further step is meant to follow.
    let alone: Role?

    /// True if an interactor alone also has what another role would do beside it, as far as that needs no view.
    let isGathering: Bool

    /// True if the presenter has what an interactor would do beside it; only parts of methods go further.
    let isMerging: Bool

    private init(
        roles: Set<Role>?, isProportionate: Bool, alone: Role? = nil, isGathering: Bool = false, isMerging: Bool = false
    ) {
        self.roles = roles
        self.isProportionate = isProportionate
        self.alone = alone
        self.isGathering = isGathering
        self.isMerging = isMerging
    }

    /// An interactor alone with all that needs no view, as far as it is worth it.
    package static let whatNeedsNoView = MigrationStep(
        roles: [.interactor], isProportionate: true, alone: .interactor, isGathering: true)

    /// Everything that is worth its wiring where the presenter has the members that an interactor would have: state that
    /// the view shows would only be passed on to it from there. Parts of methods may still be an interactor's.
    package static let mergingInteractor = MigrationStep(roles: nil, isProportionate: true, isMerging: true)

    /// The last step, after which everything is carried out.
    package static let lastStep = 3

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
    package init(only role: Role) {
        self.init(roles: [role], isProportionate: false, alone: role == .router ? role : nil)
    }

    /// The roles, as far as they are worth it.
    package init(worthwhile roles: Set<Role>) {
        self.init(roles: roles, isProportionate: true, alone: roles.count == 1 ? roles.first : nil)
    }

    /// The same, in which nothing goes to some roles.
    func without(_ others: [Role]) -> MigrationStep {
        MigrationStep(
            roles: (roles ?? Set(Role.allCases)).subtracting(others), isProportionate: isProportionate, alone: alone,
            isGathering: isGathering, isMerging: isMerging)
    }

    /// Returns the style in which the step is written: a router or an interactor alone needs nobody between the view and
    /// itself, and where only what pays is written, no function without a caller is.
    func narrowed(_ style: Style) -> Style {
        let style = alone.map { style.with(alone: $0) } ?? style
        return isProportionate ? style.withoutMakers() : style
    }

    /// Returns the controller as it may be cut. What an interactor does for the view it does as a whole method: parts of
    /// methods that the view asks for would be torn out of what it does with their answers.
    func cutting(_ controller: Controller) -> Controller {
        alone == .interactor ? controller.with(members: controller.members.map { $0.fixed() }) : controller
    }

    /// Returns true if members of a role leave the view now.
    func takes(_ role: Role) -> Bool { roles?.contains(role) ?? true }
}
