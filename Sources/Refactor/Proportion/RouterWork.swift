/// The work of a router: it leads to another screen, or away.
struct RouterWork {
    private let controller: Controller
    private let placements: [Placement]

    init(in controller: Controller, _ placements: [Placement]) {
        self.controller = controller
        self.placements = placements
    }

    /// Returns true if code goes somewhere itself, or asks another part of the router to. To make a child controller is
    /// no way anywhere; and what asks a coordinator of the app has its router there.
    func isIn(_ member: Member) -> Bool {
        var goes = false
        for reference in member.references {
            if Self.isAppsOwn(reference.name) { return false }
            if case .own(let targets) = reference.target {
                goes = goes || targets.contains { $0 != member.index && isMethodOfRouter($0) }
            } else {
                goes = goes || Self.ways.contains(reference.name)
            }
        }
        return goes
    }

    private func isMethodOfRouter(_ member: Int) -> Bool {
        controller.members[member].kind == .method && placements[member].role == .router
    }

    private static func isAppsOwn(_ name: String) -> Bool {
        let name = name.lowercased()
        return name != "transitioncoordinator"
            && ["coordinator", "navigator", "router"].contains(where: name.hasSuffix)
    }

    private static let ways = APINames.navigation.union([
        "dismiss", "open", "present", "popViewController", "show", "setViewControllers", "selectedIndex",
    ])
}
