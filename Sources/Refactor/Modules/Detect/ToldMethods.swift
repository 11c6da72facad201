/// Methods that make what the texts and types in their arguments say: `instantiate("Help")`.
extension WireResolver {
    /// Returns the result of such a method when it is told what a call tells it.
    func told(_ call: WireCall, on owners: Set<String>, in scope: WireScope) -> Set<String> {
        guard told < 3, !call.arguments.isEmpty else { return [] }
        told += 1
        defer { told -= 1 }
        var found: Set<String> = []
        for owner in owners.sorted() {
            for (home, method) in methods(named: call.name, labels: call.labels, on: owner) where method.givesScreen {
                var inner = WireScope(of: method, owner: home)
                guard tell(&inner, of: method, in: home, by: call, scope) else { continue }
                for step in method.steps(naming: namedCases(in: call, scope)) {
                    if step.kind == .give {
                        found.formUnion(types(of: step.value, in: inner))
                    } else {
                        note(step, in: &inner)
                    }
                }
            }
        }
        return found
    }

    /// Gives the parameters of a method the texts, types and cases that a call hands over; says whether there are any.
    func tell(
        _ inner: inout WireScope, of method: JoinedMethod, in owner: String, by call: WireCall, _ scope: WireScope
    ) -> Bool {
        var isTold = false
        for (argument, parameter) in ShownParameters.filled(call.labels, of: method) {
            let value = call.arguments[argument].value
            guard let told = told(value, as: method.parameters[parameter].type, of: owner, scope) else { continue }
            inner.set(method.parameters[parameter].name, to: told, declared: [])
            isTold = true
        }
        return isTold
    }

    /// What an argument says to a method that knows nothing of its surroundings; nil for nothing.
    private func told(
        _ value: WiringExpression, as declared: TypeNames?, of owner: String, _ scope: WireScope
    ) -> WiringExpression? {
        if case .type = value { return value }
        if let named = caseValue(of: value, in: scope) { return .member(.name(named.type), named.key) }
        if let (base, key) = value.namedCase, base == nil {
            let named = facts.known(declared, in: owner).lazy.compactMap { self.caseValue(key, of: $0) }.first
            if let named { return .member(.name(named.type), named.key) }
        }
        let texts = texts(of: value, in: scope)
        return texts.isEmpty ? nil : .several(texts.map { .text($0) })
    }
}

extension JoinedMethod {
    /// True if it gives something that may be a screen whose type its head does not say.
    fileprivate var givesScreen: Bool {
        guard steps.contains(where: { $0.kind == .give }) else { return false }
        guard let names = result?.names, let name = names.first else { return true }
        return name.hasSuffix("Controller") || name.count == 1
    }
}

extension WireStep {
    /// The list and what is put into it: `screens.append(LoginView())`.
    var appended: (list: WiringExpression, value: WiringExpression)? {
        guard case .call(let call) = value, let list = call.receiver, let first = call.arguments.first,
            ["add", "addObject", "append", "insert"].contains(call.name)
        else { return nil }
        return (list, first.value)
    }
}
