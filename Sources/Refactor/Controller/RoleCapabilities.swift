/// The rights of a role's component, what it may know and do, as data: stages ask this, and not which role it is.
///
/// The rules are those of VIPER: the view is passive and keeps the controller's class, the presenter decides what the
/// screen shows and knows no view class, the interactor works for the use case and knows the presenter alone, the router
/// shows other screens and may know this one for it.
package struct RoleCapabilities: Sendable, Equatable {
    /// It may have views in its hands.
    package let holdsViews: Bool
    /// It may use the controller itself and what that inherits: `present(_:animated:)`, `view`.
    package let reachesScreen: Bool
    /// It only reports what happened, and the mediator decides what the screen shows of it; what this component cannot
    /// have goes to the mediator first.
    package let reportsOnly: Bool
}

extension Role {
    /// The role of the controller itself: all code comes from there, and what may not cross stays.
    static let origin = view

    package var capabilities: RoleCapabilities {
        switch self {
        case .view, .router: RoleCapabilities(holdsViews: true, reachesScreen: true, reportsOnly: false)
        case .presenter: RoleCapabilities(holdsViews: false, reachesScreen: false, reportsOnly: false)
        case .interactor: RoleCapabilities(holdsViews: false, reachesScreen: false, reportsOnly: true)
        case .entity, .service: RoleCapabilities(holdsViews: false, reachesScreen: false, reportsOnly: false)
        }
    }
}
