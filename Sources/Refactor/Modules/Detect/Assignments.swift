/// Finds out what is put into properties, all over the app: by assignments, initialisers and injection.
struct Assignments {
    private var resolver: WireResolver

    /// A resolver that knows them.
    static func resolver(for facts: AppFacts, carriers: Set<String>) -> WireResolver {
        var assignments = Assignments(resolver: WireResolver(facts))
        assignments.resolver.carriers = carriers
        // What the first round finds, the second can build upon.
        for _ in 0..<2 { assignments.collect() }
        return assignments.resolver
    }

    private mutating func collect() {
        var found: [String: Set<String>] = [:]
        for name in resolver.facts.names {
            for method in resolver.facts.types[name]?.methods ?? [] where !method.steps.isEmpty {
                collect(method, of: name, into: &found)
            }
        }
        resolver.assigned = found
        resolver.forget()
    }

    private mutating func collect(_ method: AppMethod, of owner: String, into found: inout [String: Set<String>]) {
        var scope = WireScope(of: method, owner: owner, facts: resolver.facts)
        define(method, in: &scope)
        for step in method.steps {
            if case .assign(let target) = step.kind { assign(step.value, to: target, scope, into: &found) }
            for call in step.value.calls { arguments(of: call, scope, into: &found) }
            resolver.note(step, in: &scope)
        }
    }

    private mutating func assign(
        _ value: Wire, to target: Wire, _ scope: WireScope, into found: inout [String: Set<String>]
    ) {
        let owners: Set<String>
        let name: String
        switch target {
        case .name(let property) where scope.locals[property] == nil:
            owners = [scope.owner]
            name = property.hasPrefix("_") ? String(property.dropFirst()) : property
        case .member(let base, let property):
            owners = resolver.types(of: base, in: scope)
            name = property
        default: return
        }
        guard !owners.isEmpty else { return }
        let types = resolver.types(of: value, in: scope)
        guard !types.isEmpty else { return }
        for owner in owners { found[owner + "." + name, default: []].formUnion(types) }
    }

    /// `LoginPresenter(view: view)` mostly fills a property of that name; `injectProperty:with:` says it.
    private mutating func arguments(of call: WireCall, _ scope: WireScope, into found: inout [String: Set<String>]) {
        if call.name == "injectProperty", call.arguments.count == 2, case .text(let name) = call.arguments[0].value {
            let types = resolver.types(of: call.arguments[1].value, in: scope)
            for owner in defined(in: scope) where !types.isEmpty {
                found[owner + "." + name, default: []].formUnion(types)
            }
        }
        guard call.isInitializer, let type = resolver.facts.known(call.name, in: scope.owner) else { return }
        for argument in call.arguments where !argument.label.isEmpty {
            let types = resolver.types(of: argument.value, in: scope)
            if !types.isEmpty { found[type + "." + argument.label, default: []].formUnion(types) }
        }
    }

    /// `[TyphoonDefinition withClass:[View class] configuration:…]`: the block in it stands before it.
    private func define(_ method: AppMethod, in scope: inout WireScope) {
        for call in method.steps.flatMap(\.value.calls) where call.receiver == .name("TyphoonDefinition") {
            guard case .type(let mention) = call.arguments.first?.value else { continue }
            scope.locals["TyphoonDefinition"] = Set(resolver.facts.known(mention))
        }
    }

    /// The class that a definition of a container stands for.
    private func defined(in scope: WireScope) -> [String] { scope.locals["TyphoonDefinition"]?.sorted() ?? [] }
}

extension Wire {
    /// All calls in an expression, outermost first.
    var calls: [WireCall] {
        var found: [WireCall] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [WireCall]) {
        switch self {
        case .call(let call):
            found.append(call)
            call.receiver?.collect(into: &found)
            for argument in call.arguments { argument.value.collect(into: &found) }
        case .member(let base, _): base.collect(into: &found)
        case .cast(let value, _): value.collect(into: &found)
        case .several(let values): for value in values { value.collect(into: &found) }
        case .name, .text, .type, .other: return
        }
    }
}
