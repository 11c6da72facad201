/// Finds which parts of a module hold which others, and how strongly.
struct HeldReferenceFinder {
    let map: ModuleMap
    let resolver: WireResolver
    /// The references held by the base classes of the frameworks that the app uses.
    private let held: [HeldProperty]

    private init(_ map: ModuleMap, _ knowledge: WireKnowledge) {
        self.map = map
        resolver = WireResolver(knowledge)
        held = moduleDetectors.filter { $0.isUsed(in: map.facts) }.flatMap(\.vocabulary.held)
    }

    private static let holding: Set<ModuleRole> = [.view, .presenter, .interactor, .router, .dataManager]

    /// The references between the parts of all modules.
    static func holds(_ map: ModuleMap, _ knowledge: WireKnowledge) -> [HeldReference] {
        let finder = HeldReferenceFinder(map, knowledge)
        return map.modules.keys.sorted().flatMap { name in
            map.modules[name].map { finder.holds(in: $0) } ?? []
        }
    }

    /// Strong references between parts of different modules, where what is put into a property is known.
    static func links(_ map: ModuleMap, _ knowledge: WireKnowledge) -> [HeldReference] {
        let finder = HeldReferenceFinder(map, knowledge)
        return map.facts.names.flatMap { name -> [HeldReference] in
            guard let role = map.role(of: name), holding.contains(role) else { return [] }
            return (map.facts.types[name]?.properties ?? []).flatMap { finder.links(of: $0, name) }
        }
    }

    private func links(of property: AppProperty, _ name: String) -> [HeldReference] {
        guard property.strength == .strong, !property.isStatic, !property.isComputed, property.type?.isIndirect != true
        else { return [] }
        let types = (resolver.property(property.name, of: name) ?? []).filter { !map.facts.isProtocol($0) }
        guard types.count == 1, let held = types.first, isDeclared(property, of: name, as: held),
            let role = map.role(of: held), Self.holding.contains(role),
            map.module(of: held) != map.module(of: name)
        else { return [] }
        return [HeldReference(from: name, to: held, strength: .strong)]
    }

    /// Returns true if the type of a property says what is held: by its name, or by a protocol that it alone conforms
    /// to.
    private func isDeclared(_ property: AppProperty, of name: String, as held: String) -> Bool {
        let declared = map.facts.known(property.type, in: name)
        guard let only = declared.first, declared.count == 1 else { return false }
        return only == held || map.facts.isProtocol(only) && map.facts.parties(of: only) == [held]
    }

    private static let containers: Set<String> = [
        "UINavigationController", "UIPageViewController", "UISplitViewController", "UITabBarController", "UIWindow",
    ]

    private func holds(in module: AppModule) -> [HeldReference] {
        var found: [String: HeldReference] = [:]
        let mates = module.roles.filter { Self.holding.contains($0.key) || [.formatter, .other].contains($0.key) }
            .values.flatMap { $0 }
        for role in ModuleRole.allCases where Self.holding.contains(role) {
            for name in module.roles[role] ?? [] {
                for hold in holds(of: name, role, in: module, with: mates) {
                    let key = hold.from + ">" + hold.to
                    if found[key] == nil || hold.strength == .strong { found[key] = hold }
                }
            }
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    private func holds(
        of name: String, _ role: ModuleRole, in module: AppModule, with mates: [String]
    ) -> [HeldReference] {
        var found: [HeldReference] = []
        for property in (map.facts.types[name]?.properties ?? []) + framework(name) {
            guard !property.isStatic, !property.isComputed, property.type?.isIndirect != true else { continue }
            for target in targets(of: property, name, role, in: module, with: mates) {
                found.append(HeldReference(from: name, to: target, strength: property.strength))
            }
        }
        return found
    }

    private func targets(
        of property: AppProperty, _ name: String, _ role: ModuleRole, in module: AppModule, with mates: [String]
    ) -> [String] {
        // What a container of UIKit shows is the container's, and is not held by who holds that.
        if property.type?.names.contains(where: Self.containers.contains) == true { return [] }
        let types = resolver.property(property.name, of: name) ?? []
        var found: Set<String> = []
        for type in types {
            if mates.contains(type) {
                found.insert(type)
            } else if map.facts.isProtocol(type) {
                found.formUnion(mates.filter { map.facts.isA($0, [type]) })
            }
        }
        found.remove(name)
        if found.count > 1, let meant = meaning(of: property.name, role) {
            let fitting = found.filter { module.roles[meant]?.contains($0) == true }
            if !fitting.isEmpty { found = fitting }
        }
        if found.isEmpty, types.allSatisfy({ map.facts.isProtocol($0) && map.facts.implementers(of: $0).isEmpty }),
            let meant = meaning(of: property.name, role), property.value == nil,
            !isPlain(property.type)
        {
            found = Set(module.roles[meant] ?? [])
            found.remove(name)
        }
        return found.sorted()
    }

    /// A type of UIKit or Foundation that is surely no part of a module.
    private func isPlain(_ type: TypeNames?) -> Bool {
        guard let name = type?.names.first else { return false }
        return name.hasPrefix("UI") && !name.hasSuffix("ViewController") || name.hasPrefix("NS")
            || ["Bool", "Int", "String"].contains(name)
    }

    /// The role that a property's name means, for one whose type says nothing.
    private func meaning(of name: String, _ holder: ModuleRole) -> ModuleRole? {
        let name = String(name.lowercased().drop { $0 == "_" })
        switch name {
        case "view", "viewcontroller": return .view
        case "presenter", "viewdatasource": return .presenter
        case "output", "datasource": return holder == .view || holder == .interactor ? .presenter : nil
        case "interactor": return .interactor
        case "router", "wireframe": return .router
        default: return WireVocabulary.all.meanings[name]
        }
    }

    /// Returns the properties of a framework's base class.
    private func framework(_ name: String) -> [AppProperty] {
        let role = map.role(of: name)
        return held.filter { property in
            map.facts.isA(name, property.bases) && (property.roles.isEmpty || role.map(property.roles.contains) == true)
        }.map { AppProperty(name: $0.name, strength: $0.strength) }
    }
}
