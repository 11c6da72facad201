/// Finds properties whose type says nothing, but which are used as only views are: `feed.frame`, `feed.reloadData()`.
struct ViewUses {
    /// For each such property, by index, what is used of it.
    let used: [Int: String]

    init(controller: Controller, values: [KnownType]) {
        var used: [Int: String] = [:]
        for member in controller.members {
            for (use, next) in zip(member.references, member.references.dropFirst()) {
                guard case .own(let targets) = use.target, let target = targets.first, used[target] == nil,
                    controller.members[target].kind == .property, values[target].found == .unknown,
                    case .foreign(let root) = next.target, root == use.name, Self.isOfViews(next.name)
                else { continue }
                used[target] = next.name
            }
        }
        self.used = used
    }

    /// Names that other objects have as well tell nothing.
    private static func isOfViews(_ name: String) -> Bool {
        let shared: Set<String> = ["activate", "animate", "layer", "register", "transform", "constraint"]
        return APINames.view.contains(name) && !shared.contains(name)
    }
}
