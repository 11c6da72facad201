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
                guard var inner = self.scope(of: method, in: home, told: call, scope) else { continue }
                for step in method.steps {
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

    /// The names in a method that is given texts and types; nil where it is given none.
    private func scope(
        of method: JoinedMethod, in owner: String, told call: WireCall, _ scope: WireScope
    ) -> WireScope? {
        var inner = WireScope(of: method, owner: owner)
        var isTold = false
        for (argument, parameter) in ShownParameters.filled(call.labels, of: method) {
            let value = call.arguments[argument].value
            if case .type = value {
                inner.set(method.parameters[parameter].name, to: value, declared: [])
                isTold = true
            } else {
                let texts = texts(of: value, in: scope)
                guard !texts.isEmpty else { continue }
                inner.set(method.parameters[parameter].name, to: .several(texts.map { .text($0) }), declared: [])
                isTold = true
            }
        }
        return isTold ? inner : nil
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
