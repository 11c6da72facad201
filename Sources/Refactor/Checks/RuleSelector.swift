/// The parts of an app that a rule is about: all that is said about a part must be true, and of each list one entry.
package struct RuleSelector: Sendable, Equatable {
    /// Names of modules.
    package var modules: [RulePattern] = []
    /// Folders or files, relative to the folder that is checked; a target is its folder.
    package var folders: [RulePattern] = []
    /// Names of types.
    package var types: [RulePattern] = []
    package var roles: Set<ModuleRole> = []
    /// Styles of the modules.
    package var styles: Set<String> = []
    /// Names of services.
    package var services: [RulePattern] = []

    package init() {}

    /// As a person would say it.
    var words: String {
        var parts: [String] = []
        if !roles.isEmpty {
            parts.append(ModuleRole.allCases.filter(roles.contains).map(\.rawValue).joined(separator: "/"))
        }
        if !types.isEmpty { parts.append("type " + Self.list(types)) }
        if !modules.isEmpty { parts.append("module " + Self.list(modules)) }
        if !services.isEmpty { parts.append("service " + Self.list(services)) }
        if !folders.isEmpty { parts.append("folder " + Self.list(folders)) }
        if !styles.isEmpty { parts.append("style " + styles.sorted().joined(separator: "/")) }
        return parts.isEmpty ? "anything" : parts.joined(separator: " in ")
    }

    private static func list(_ patterns: [RulePattern]) -> String { patterns.map(\.text).joined(separator: ", ") }
}
