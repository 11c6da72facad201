/// Finds out what is put into properties, all over the app: by assignments, initialisers and injection.
struct Assignments {
    private let resolver: WireResolver
    private let vocabulary = WireVocabulary.all
    /// By type and property.
    private var found: [String: [String: Set<String>]] = [:]

    private init(_ resolver: WireResolver) { self.resolver = resolver }

    /// All that can be known of an app.
    static func knowledge(of facts: AppFacts, carriers: Set<String>, by workers: some Workers) -> WireKnowledge {
        var knowledge = WireKnowledge(facts: facts, carriers: carriers)
        let shown = ShownParameters.find(in: facts, by: workers)
        // What the first round finds, the second can build upon.
        for _ in 0..<2 {
            let known = knowledge
            let found = workers.map(facts.parts) { names in
                var assignments = Assignments(WireResolver(known))
                for name in names { assignments.collect(from: name) }
                return assignments.found
            }
            knowledge.shown = shown
            knowledge.assigned = found.reduce(into: [:]) { all, part in
                for (type, properties) in part { all[type, default: [:]].merge(properties) { $0.union($1) } }
            }
        }
        return knowledge
    }

    private mutating func collect(from name: String) {
        for method in resolver.facts.types[name]?.methods ?? [] { collect(method, of: name) }
    }

    private mutating func collect(_ method: JoinedMethod, of owner: String) {
        // What stands behind the last step that tells something tells nothing to others.
        guard let last = method.traits.lastFilling else { return }
        var scope = WireScope(of: method, owner: owner)
        if method.traits.defines { define(method, in: &scope) }
        var fillings = method.traits.fillings[...]
        for index in 0...last {
            let step = method.steps[index]
            if case .assign(let target) = step.kind { assign(step.value, to: target, scope) }
            if let (list, value) = step.appended { assign(value, to: list, scope) }
            while let filling = fillings.first, filling.step == index {
                arguments(of: filling.call, scope)
                fillings.removeFirst()
            }
            resolver.note(step, in: &scope)
        }
    }

    private mutating func assign(_ value: WiringExpression, to target: WiringExpression, _ scope: WireScope) {
        let owners: Set<String>
        let name: String
        switch target {
        case .name(let property) where !scope.knows(property):
            owners = [scope.owner]
            name = property.hasPrefix("_") ? String(property.dropFirst()) : property
        case .member(let base, let property):
            owners = resolver.types(of: base, in: scope)
            name = property
        default: return
        }
        guard !owners.isEmpty else { return }
        let types = resolver.types(of: value, in: scope)
        for owner in owners { fill(name, of: owner, with: types) }
    }

    private mutating func fill(_ name: String, of owner: String, with types: Set<String>) {
        if !types.isEmpty { found[owner, default: [:]][name, default: []].formUnion(types) }
    }

    /// `LoginPresenter(view: view)` mostly fills a property of that name; an injection says it.
    private mutating func arguments(of call: WireCall, _ scope: WireScope) {
        if vocabulary.injections.contains(call.name), call.arguments.count == 2,
            case .text(let name) = call.arguments[0].value
        {
            let types = resolver.types(of: call.arguments[1].value, in: scope)
            for owner in defined(in: scope) { fill(name, of: owner, with: types) }
        }
        guard call.isInitializer, let type = resolver.facts.known(call.name, in: scope.owner) else { return }
        for argument in call.arguments where !argument.label.isEmpty {
            fill(argument.label, of: type, with: resolver.types(of: argument.value, in: scope))
        }
    }

    /// `[Definition withClass:[View class] configuration:…]`: the block in it stands before it.
    private func define(_ method: JoinedMethod, in scope: inout WireScope) {
        for step in method.steps {
            step.value.eachCall { call in
                guard case .name(let name) = call.receiver, vocabulary.definitions.contains(name),
                    case .type(let mention) = call.arguments.first?.value
                else { return }
                scope.set(name, to: .other, declared: resolver.facts.known(mention))
            }
        }
    }

    /// The class that a definition of a container stands for.
    private func defined(in scope: WireScope) -> [String] {
        vocabulary.definitions.flatMap { scope.local($0)?.declared ?? [] }.sorted()
    }
}
