/// The types that are registered for protocols, and who registers them.
struct Registrations: Sendable {
    /// A protocol that is translated into another one.
    struct Adapter: Sendable {
        let required: String
        let provided: String
        let place: String
        let adapter: String
    }

    /// The types behind a protocol: routers, views, services.
    private(set) var targets: [String: Set<String>] = [:]
    private(set) var adapters: [Adapter] = []
    /// The views that routers are registered for.
    private(set) var views: [String: Set<String>] = [:]
    /// Types that are registered as services, and their routers.
    private(set) var services: [String: Set<String>] = [:]

    init(_ facts: AppFacts) {
        for name in facts.names {
            for method in facts.types[name]?.methods ?? [] where method.traits.registers {
                for step in method.steps {
                    for call in step.value.calls where call.name.hasPrefix("register") {
                        read(call, in: name, at: "\(method.file):\(call.line)", facts)
                    }
                }
            }
        }
        // A protocol that is adapted leads where the one it is translated into leads.
        for adapter in adapters {
            targets[adapter.required, default: []].formUnion(targets[adapter.provided] ?? [])
        }
    }

    private mutating func read(_ call: WireCall, in owner: String, at place: String, _ facts: AppFacts) {
        let vocabulary = WireVocabulary.all
        let names = call.arguments.map { argument in (argument.label, Self.names(argument.value)) }
        let known = names.map { label, names in (label, names.compactMap { facts.known($0, in: owner) }) }
        guard let first = known.first?.1.first else { return }
        if let adaptee = known.first(where: { vocabulary.adaptees.contains($0.0) })?.1.first {
            guard adaptee != first else { return }
            adapters.append(Adapter(required: first, provided: adaptee, place: place, adapter: owner))
            return
        }
        var target = owner
        if case .name(let name) = call.receiver, name != "self", let type = facts.known(name) { target = type }
        if call.name.contains("Service") {
            services[target, default: []].insert(first)
            if facts.isProtocol(first) { targets[first, default: []].insert(target) }
            return
        }
        guard facts.isProtocol(first) else {
            views[target, default: []].insert(first)
            return
        }
        if let made = known.first(where: { vocabulary.makers.contains($0.0) })?.1.first {
            target = made
        }
        targets[first, default: []].insert(target)
        if target != owner || facts.isA(owner, Self.adapters) {
            let own = call.name.contains("Module") ? "" : owner
            adapters.append(Adapter(required: first, provided: "", place: place, adapter: own.isEmpty ? owner : own))
        }
    }

    /// Base classes of those who register for others.
    private static let adapters = Set(
        moduleDetectors.flatMap { $0.bases.filter { $0.value == .adapter }.keys })

    /// Names of types in an argument: `wrapped(P)`, `Wrapped<P>()`, `[X class]`, `P.self`.
    private static func names(_ wire: WiringExpression) -> [String] {
        switch wire {
        case .name(let name): [name]
        case .type(let mention): mention.names
        case .call(let call): call.generics.flatMap(\.names) + call.arguments.flatMap { names($0.value) }
        default: []
        }
    }
}
