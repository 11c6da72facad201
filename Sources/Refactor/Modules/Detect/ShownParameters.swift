/// The parameters of methods, and the observed properties, that end up on the screen: whoever hands something to one of
/// them shows it.
///
/// `func startSheet(_ sheet: UIViewController) { present(sheet, animated: true) }` shows its first parameter, and so does
/// what hands a parameter of its own on to it.
struct ShownParameters: Sendable {
    /// The effects of a method on its parameters, by their positions.
    typealias Positions = [Int: NavigationCall]

    /// By the name of the method, then by its type and selector.
    private var methods: [String: [String: Positions]] = [:]
    /// Parameters by or in which something is shown, by the name of the method, then by its type and selector.
    private var showers: [String: [String: Set<Int>]] = [:]
    /// By the name of the property, then by its type.
    private var properties: [String: [String: NavigationCall]] = [:]

    /// All that the bodies of an app tell; what one round finds, the next builds upon.
    static func find(in facts: AppFacts, by workers: some Workers) -> ShownParameters {
        var known = ShownParameters()
        for _ in 0..<3 {
            let found = workers.map(facts.parts) { [known] names in
                var part = ShownParameters()
                for name in names { part.read(facts.types[name], facts, known) }
                return part
            }
            let before = known.count
            for part in found { known.join(part) }
            if known.count == before { break }
        }
        return known
    }

    private var count: Int {
        methods.values.reduce(properties.count) { $0 + $1.values.reduce(0) { $0 + $1.count } }
    }

    private mutating func join(_ other: ShownParameters) {
        for (name, found) in other.methods { methods[name, default: [:]].merge(found) { first, _ in first } }
        for (name, found) in other.showers { showers[name, default: [:]].merge(found) { $0.union($1) } }
        for (name, found) in other.properties { properties[name, default: [:]].merge(found) { first, _ in first } }
    }

    // MARK: - Questions

    /// Returns true if any method of that name shows a parameter.
    func mayShow(_ name: String) -> Bool { methods[name] != nil }

    /// Returns the parameters that a method shows.
    func positions(of method: JoinedMethod, in owner: String) -> Positions {
        methods[method.name]?[Self.key(owner, method)] ?? [:]
    }

    /// Returns how a screen shows itself by a method of its own: `sheet.present(from: self)`.
    func showing(itselfBy methods: [(owner: String, method: JoinedMethod)]) -> NavigationCall? {
        methods.lazy.compactMap { positions(of: $0.method, in: $0.owner)[ShownBody.itself] }.first
    }

    /// Returns true if a method shows something by or in a parameter, and not the parameter.
    func isShower(_ position: Int, of method: JoinedMethod, in owner: String) -> Bool {
        let key = Self.key(owner, method)
        return showers[method.name]?[key]?.contains(position) == true && methods[method.name]?[key]?[position] == nil
    }

    /// The arguments of a call that are shown, if all methods that it may mean show them.
    func shown(by call: WireCall, among callees: [AppFacts.OwnedMethod]) -> [Int: NavigationCall] {
        var found: [Int: NavigationCall]?
        for callee in callees {
            let filled = Self.filled(call.labels, of: callee.method)
            guard filled.count == call.labels.count || callees.count == 1 else { continue }
            let positions = positions(of: callee.method, in: callee.owner)
            let shown = filled.compactMapValues { positions[$0] }
            found = found.map { known in known.filter { shown[$0.key] != nil } } ?? shown
            if found?.isEmpty == true { break }
        }
        return found ?? [:]
    }

    /// Returns the effect of setting a property that shows its value.
    func showing(property name: String, of types: [JoinedType]) -> NavigationCall? {
        guard let found = properties[name] else { return nil }
        return types.lazy.compactMap { found[$0.name] }.first
    }

    /// The positions of the parameters that the arguments of a call fill, by those of the arguments.
    static func filled(_ labels: [String], of method: JoinedMethod) -> [Int: Int] {
        var found: [Int: Int] = [:]
        var parameter = 0
        for (argument, label) in labels.enumerated() {
            var next = parameter
            while next < method.labels.count, method.labels[next] != label { next += 1 }
            if next == method.labels.count, label.isEmpty { next = method.closure(from: parameter) }
            guard next < method.labels.count else { continue }
            found[argument] = next
            parameter = next + 1
        }
        return found
    }

    private static func key(_ owner: String, _ method: JoinedMethod) -> String { owner + "." + method.selector }

    // MARK: - Bodies

    private mutating func read(_ type: JoinedType?, _ facts: AppFacts, _ known: ShownParameters) {
        guard let type else { return }
        let isScreen = UIKinds.isController(type.name, facts)
        for method in type.methods where !method.steps.isEmpty {
            let observed = method.parameters.isEmpty ? type.properties.first { $0.name == method.name } : nil
            if let observed, observed.isComputed { continue }
            guard observed != nil || !method.parameters.isEmpty || isScreen else { continue }
            var body = ShownBody(
                method, of: type, observing: observed != nil, isScreen: isScreen, facts, known)
            body.read()
            if observed != nil {
                if let showing = body.found[0] { properties[method.name, default: [:]][type.name] = showing }
            } else {
                let key = Self.key(type.name, method)
                if let showing = body.found[0], let name = type.property(setBy: method) {
                    properties[name, default: [:]][type.name] = showing
                }
                if !body.found.isEmpty { methods[method.name, default: [:]][key] = body.found }
                if !body.showers.isEmpty { showers[method.name, default: [:]][key] = body.showers }
            }
        }
    }
}

extension JoinedType {
    /// The property that a method of Objective-C sets by its name: `setTopController:` of `topController`.
    func property(setBy method: JoinedMethod) -> String? {
        guard method.name.hasPrefix("set"), method.parameters.count == 1, !method.file.hasSuffix(".swift") else {
            return nil
        }
        let stem = method.name.dropFirst(3)
        let name = stem.prefix(1).lowercased() + stem.dropFirst()
        return properties.contains { $0.name == name } ? name : nil
    }
}

extension JoinedMethod {
    /// The position of the first parameter from one on that a closure without a label may fill.
    fileprivate func closure(from start: Int) -> Int {
        // A closure that gives what a generic parameter stands for has no type that is known.
        (start..<max(start, parameters.count)).first { parameters[$0].type?.isIndirect ?? true } ?? parameters.count
    }
}
