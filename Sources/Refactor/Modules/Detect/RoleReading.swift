/// Tells the role and the stem of each type of an app.
struct RoleReading: Sendable {
    struct Reading: Sendable {
        var role: ModuleRole
        var stem: String
        /// True if the role counts only beside others of the same stem.
        var isWeak: Bool
    }

    let facts: AppFacts
    private let detectors: [ModuleDetector]
    /// The letters that most classes begin with.
    let prefix: String
    let registrations: Registrations
    private var readings: [String: Reading] = [:]
    private var made: [String: [MadeTypes]] = [:]

    init(_ facts: AppFacts, by workers: some Workers) {
        self.facts = facts
        registrations = Registrations(facts)
        detectors = moduleDetectors.filter { $0.isUsed(in: facts) && !$0.bases.isEmpty }
        prefix = Self.prefix(
            of: facts.names.filter { facts.keyword(of: $0) == .class && RoleNames.split($0)?.role != nil })
        let reading = self
        for part in workers.map(facts.parts, { reading.read($0) }) {
            readings.merge(part.readings) { first, _ in first }
            made.merge(part.made) { first, _ in first }
        }
    }

    private func read(_ names: ArraySlice<String>) -> (readings: [String: Reading], made: [String: [MadeTypes]]) {
        var readings: [String: Reading] = [:]
        var made: [String: [MadeTypes]] = [:]
        for name in names {
            readings[name] = read(name)
            for method in facts.types[name]?.methods ?? [] where method.traits.makes {
                let types = MadeTypes(method, of: name, facts)
                if !types.types.isEmpty { made[name, default: []].append(types) }
            }
        }
        return (readings, made)
    }

    /// `ZIKT` of `ZIKTLoginView` and most others.
    private static func prefix(of names: [String]) -> String {
        var counts: [String: Int] = [:]
        for name in names {
            let capitals = name.utf8.prefix { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") }
            if (3...6).contains(capitals.count), capitals.endIndex < name.endIndex {
                counts[String(decoding: capitals.dropLast(), as: UTF8.self), default: 0] += 1
            }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let most, most.value * 2 > names.count else { return "" }
        return most.key
    }

    /// A name without the prefix of the app.
    func plain(_ name: String) -> String {
        let last = RoleNames.lastWord(of: name)
        guard !prefix.isEmpty, last.hasPrefix(prefix), last.count > prefix.count + 1 else { return last }
        return String(last.dropFirst(prefix.count))
    }

    func reading(of name: String) -> Reading? { readings[name] }

    /// Returns the types made in the bodies of a type, body by body; without those that make nothing.
    func made(in name: String) -> [MadeTypes] { made[name] ?? [] }

    private func read(_ name: String) -> Reading? {
        guard let type = facts.types[name], type.keyword != .protocol, type.keyword != .addition,
            !type.isGeneric || isGenericScreen(name), !UIKinds.isNavigation(name, facts), !Self.isDouble(name)
        else { return nil }
        let split = RoleNames.split(plain(name))
        guard let (role, isWeak) = role(of: type, ending: split?.role) else { return nil }
        var stem = split?.stem ?? RoleNames.withoutImplementation(plain(name))
        stem = RoleNames.trimmed(stem, role: role)
        return Reading(role: role, stem: stem, isWeak: isWeak)
    }

    /// `final class ProductController<Model: ProductModel>: UIViewController`: a screen, as long as nobody inherits it and
    /// it does not host whatever view it is given.
    private func isGenericScreen(_ name: String) -> Bool {
        guard let type = facts.types[name], UIKinds.isController(name, facts), facts.implementers(of: name).isEmpty
        else { return false }
        if UIKinds.framesControllers(name, facts) { return false }
        let host = "UIHostingController"
        let values = type.properties.compactMap(\.value) + type.methods.flatMap(\.steps).map(\.value)
        return !type.properties.contains { $0.type?.allNames.contains(host) == true }
            && !values.contains { $0.calls.contains { $0.name == host } }
    }

    /// Test doubles are no parts of modules.
    static func isDouble(_ name: String) -> Bool {
        ["Dummy", "Fake", "Mock", "Spy", "Stub"].contains { name.hasPrefix($0) || name.hasSuffix($0) }
            || name.hasSuffix("Test") || name.hasSuffix("Tests")
    }

    private func role(of type: JoinedType, ending: ModuleRole?) -> (ModuleRole, isWeak: Bool)? {
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
