/// Tells the role and the stem of each type of an app.
struct RoleReading {
    struct Reading {
        var role: ModuleRole
        var stem: String
        /// Whether the role counts only beside others of the same stem.
        var isWeak: Bool
    }

    let facts: AppFacts
    private let detectors: [ModuleDetector]
    /// The letters that most classes begin with.
    let prefix: String
    let registrations: Registrations

    init(_ facts: AppFacts) {
        self.facts = facts
        registrations = Registrations(facts)
        detectors = moduleDetectors.filter { $0.isUsed(in: facts) && !$0.bases.isEmpty }
        prefix = Self.prefix(
            of: facts.names.filter { RoleNames.split($0)?.role != nil && facts.types[$0]?.keyword == .class })
    }

    /// `ZIKT` of `ZIKTLoginView` and most others.
    private static func prefix(of names: [String]) -> String {
        var counts: [String: Int] = [:]
        for name in names {
            let capitals = name.prefix { $0.isUppercase }
            if (3...6).contains(capitals.count), capitals.count < name.count {
                counts[String(capitals.dropLast()), default: 0] += 1
            }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let most, most.value * 2 > names.count else { return "" }
        return most.key
    }

    /// A name without the prefix of the app.
    func plain(_ name: String) -> String {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        guard !prefix.isEmpty, last.hasPrefix(prefix), last.count > prefix.count + 1 else { return last }
        return String(last.dropFirst(prefix.count))
    }

    func reading(of name: String) -> Reading? {
        guard let type = facts.types[name], type.keyword != .protocol, type.keyword != .addition,
            !type.isGeneric, !UIKinds.isNavigation(name, facts), !Self.isDouble(name)
        else { return nil }
        let split = RoleNames.split(plain(name))
        guard let (role, isWeak) = role(of: type, ending: split?.role) else { return nil }
        var stem = split?.stem ?? RoleNames.withoutImplementation(plain(name))
        stem = RoleNames.trimmed(stem, role: role)
        return Reading(role: role, stem: stem, isWeak: isWeak)
    }

    /// Test doubles are no parts of modules.
    private static func isDouble(_ name: String) -> Bool {
        ["Dummy", "Fake", "Mock", "Spy", "Stub"].contains { name.hasPrefix($0) || name.hasSuffix($0) }
            || name.hasSuffix("Test") || name.hasSuffix("Tests")
    }

    private func role(of type: AppType, ending: ModuleRole?) -> (ModuleRole, isWeak: Bool)? {
        for detector in detectors {
            if let role = detector.role(of: type.name, in: facts) {
                // A builder by its name stays one: `AppComponent` may inherit what others are made of.
                return (role, role == .other || role == .adapter)
            }
        }
        if UIKinds.isController(type.name, facts) { return (.view, false) }
        if UIKinds.isView(type.name, facts) || UIKinds.isSwiftUIView(type.name, facts) {
            return facts.isA(type.name, UIKinds.cells) ? nil : (.view, true)
        }
        switch ending {
        case .view: return nil
        case .router:
            if type.keyword == .enum || facts.isA(type.name, ["URLRequestConvertible"]) { return nil }
            return (.router, type.name.hasSuffix("Coordinator") || type.name.hasSuffix("Navigator"))
        case .builder, .dataManager, .adapter, .formatter, .other: return (ending ?? .other, true)
        case .presenter, .interactor: return (ending ?? .other, false)
        case .entity, nil: return nil
        }
    }
}
