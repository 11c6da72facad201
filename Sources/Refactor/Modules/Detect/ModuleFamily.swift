/// Types that belong to one module, with the role that each plays.
struct ModuleFamily {
    /// The name of the module.
    var stem: String
    var members: [ModuleRole: Set<String>]

    /// The roles that make a module one.
    static let core: [ModuleRole] = [.view, .presenter, .interactor, .router]

    var coreCount: Int { Self.core.count { members[$0]?.isEmpty == false } }

    func has(_ role: ModuleRole) -> Bool { members[role]?.isEmpty == false }

    /// The types of a role, sorted.
    func names(_ role: ModuleRole) -> [String] { (members[role] ?? []).sorted() }

    var allNames: [String] { members.values.flatMap { $0 }.sorted() }

    /// True if the family makes a module with borders, and not just a controller or a helper.
    var isModule: Bool { coreCount >= 2 || coreCount == 1 && has(.builder) && !has(.router) }

    mutating func join(_ other: ModuleFamily) {
        for (role, names) in other.members { members[role, default: []].formUnion(names) }
    }
}
