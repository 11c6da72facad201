/// Says by what an app builds its modules already: `DetailBuilder.build(user:)`, `DetailModule().buildDefault()`.
struct KnownBuilders {
    private let types: DeclaredTypes

    init(_ project: ProjectFacts?) { types = project?.types ?? DeclaredTypes() }

    /// The call that makes a controller; nil where the app has none. The one that takes most counts.
    func call(for controller: String) -> String? {
        for name in Self.names(for: moduleName(of: controller)) {
            let calls = types.declarations(of: name).flatMap(\.members).filter { gives($0, controller) }
            guard let best = calls.max(by: { count($0) < count($1) }) else { continue }
            let labels = (best.signature?.parameters ?? []).map { ($0.label ?? "_") + ":" }.joined()
            return "\(name)\(best.isStatic ? "" : "()").\(best.name)(\(labels))"
        }
        return nil
    }

    private func count(_ member: DeclaredMember) -> Int { member.signature?.parameters.count ?? 0 }

    private func gives(_ member: DeclaredMember, _ controller: String) -> Bool {
        let results = [controller, "UIViewController", "UINavigationController"]
        guard let signature = member.signature, !signature.parameters.contains(where: { $0.type == controller }) else {
            return false
        }
        return member.kind == .method && results.contains(signature.result ?? "")
    }

    /// Returns the names of a module's builders in the styles, and elsewhere.
    fileprivate static func names(for module: String) -> [String] {
        var names: [String] = []
        let usual = ["{module}Assembly", "{module}Configurator", "{module}Factory", "{module}Router"]
        for pattern in styles.compactMap({ $0.builder?.namePattern }) + usual {
            let name = filled(pattern, module: module)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

/// Returns the names that builders of some screens may have in an app, by the screen's class.
package func builderNames(of controllers: Set<String>) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: controllers.map { ($0, KnownBuilders.names(for: moduleName(of: $0))) })
}
