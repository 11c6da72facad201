import Refactor

extension Refactor.Component {
    static let keys = [
        "attributes", "folder", "header", "ignored", "implementation", "imports", "inherits", "name", "required",
        "roles",
        "state", "taken", "text", "variable",
    ]

    /// A component of a style's file.
    init(_ entry: YAMLEntry, at index: Int, in spots: inout StyleSpots) throws(CommandError) {
        let entries = try entry.entries(known: Self.keys)
        spots.note(entries, of: entry) { .component(index, key: $0) }
        guard let name = entries["name"] else {
            throw entry.fault("a component needs a 'name', such as \"{module}Presenter\"")
        }
        var roles: [Role] = []
        for role in try entries["roles"]?.several() ?? [] { roles.append(try Role(role)) }
        func text(_ key: String) throws(CommandError) -> [String] {
            try spots.lines(entries[key]) { .text(component: index, key: key, line: $0) }
        }
        self.init(
            roles, try name.text(), variable: try entries["variable"]?.text(),
            folder: try entries["folder"]?.text() ?? "", inherits: try entries["inherits"]?.texts() ?? [],
            taken: Set(try entries["taken"]?.texts() ?? []), imports: try entries["imports"]?.texts() ?? [],
            attributes: try entries["attributes"]?.texts() ?? [],
            isRequired: try entries["required"]?.flag() ?? false, stateAttribute: try entries["state"]?.text() ?? "",
            ignoredAttribute: try entries["ignored"]?.text() ?? "",
            text: try text("text"), header: try text("header"), implementation: try text("implementation"))
    }

    /// The same as lines of the file.
    var inFile: [String] {
        var lines = ["  - name: \(YAMLText.scalar(namePattern))"]
        if !roles.isEmpty { lines.append("    roles: \(YAMLText.list(roles.map(\.rawValue)))") }
        if variable != roles.first?.rawValue ?? "builder" {
            lines.append("    variable: \(YAMLText.scalar(variable))")
        }
        if !folder.isEmpty { lines.append("    folder: \(YAMLText.scalar(folder))") }
        if !inherits.isEmpty { lines.append("    inherits: \(YAMLText.list(inherits))") }
        if !taken.isEmpty { lines += YAMLText.items("taken", taken.sorted(), indent: "    ") }
        if !imports.isEmpty { lines.append("    imports: \(YAMLText.list(imports))") }
        if !attributes.isEmpty { lines.append("    attributes: \(YAMLText.list(attributes))") }
        if isRequired { lines.append("    required: true") }
        if !stateAttribute.isEmpty { lines.append("    state: \(YAMLText.scalar(stateAttribute))") }
        if !ignoredAttribute.isEmpty { lines.append("    ignored: \(YAMLText.scalar(ignoredAttribute))") }
        for (key, text) in texts { lines += YAMLText.block(key, text, indent: "    ") }
        return lines
    }
}

extension Role {
    /// A role by its name.
    init(_ entry: YAMLEntry) throws(CommandError) {
        self = try entry.choice(
            [
                "view": .view, "presenter": .presenter, "interactor": .interactor, "router": .router,
                "service": .service,
            ], called: "role")
    }
}
