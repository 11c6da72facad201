/// Methods of one selector that a call may mean, told apart by what they are given.
struct Overloads {
    let resolver: WireResolver

    private var facts: AppFacts { resolver.facts }

    /// Those whose parameters have the types of the arguments, or the type that a branch says; all where none has.
    func fitting(
        _ methods: [(owner: String, method: JoinedMethod)], _ call: WireCall, _ scope: WireScope, _ scene: WireScene?
    ) -> [(owner: String, method: JoinedMethod)] {
        guard Set(methods.map(\.method.signature)).count > Set(methods.map(\.method.selector)).count else {
            return methods
        }
        let said = Set((scene?.cases ?? []).compactMap { facts.known($0, in: scope.owner) })
        let fitting = methods.filter { takes(call, $0.method, of: $0.owner, scope, orElse: said) }
        return fitting.isEmpty ? methods : fitting
    }

    /// Returns true if a parameter has the type of its argument, or one of others where that is not known.
    func takes(
        _ call: WireCall, _ method: JoinedMethod, of owner: String, _ scope: WireScope, orElse said: Set<String> = []
    ) -> Bool {
        ShownParameters.filled(call.labels, of: method).contains { argument, parameter in
            let types = resolver.types(of: call.arguments[argument].value, in: scope)
            let given = types.isEmpty ? said : types
            return facts.known(method.parameters[parameter].type, in: owner).contains { declared in
                given.contains { facts.isA($0, [declared]) }
            }
        }
    }
}

extension WireResolver {
    /// The types of the values that a call makes to hand over, of those by which some method chooses:
    /// `push(alert: LogoutAlert())`.
    func namedTypes(in call: WireCall, _ scope: WireScope) -> Set<String> {
        if facts.chosenTypes.isEmpty { return [] }
        return call.arguments.reduce(into: []) { found, argument in
            var value = argument.value
            if case .name(let name) = value, let local = scope.value(of: name) { value = local }
            if case .call(let made) = value, made.isInitializer, facts.chosenTypes.contains(made.name) {
                found.insert(made.name)
            }
        }
    }
}
