extension CutRules {
    /// The type of a value that nothing else tells: that of the parameters of own methods which it is handed to.
    ///
    /// Whatever its own type is, it converts to theirs, and nothing else is done with it. Nil where something is, or
    /// where they differ.
    func typeAsArgument(_ local: LocalFact, in flow: LocalFlow) -> String? {
        var type: String?
        for use in flow.uses(of: local) {
            guard !use.mayChange, let found = parameterType(for: use), type == nil || type == found else {
                return nil
            }
            type = found
        }
        return type
    }

    /// The type of the parameter of an own method that is given a name and nothing but the name.
    private func parameterType(for use: LocalFact.Use) -> String? {
        guard case .argument(let index, let callee)? = use.place,
            let reference = references(in: callee..<callee + 1).first, reference.fact.usage == .call,
            case .own(let targets) = reference.target, targets.count == 1, let target = targets.first,
            let signature = controller.members[target].fact.signature, signature.generics.isEmpty,
            signature.parameters.count == reference.fact.labels.count, !standsBehindText(use)
        else { return nil }
        let parameter = signature.parameters[index]
        let isPlain =
            !parameter.isVariadic && !parameter.type.has("->") && !parameter.type.has("@")
            && !parameter.type.hasPrefix("inout ") && !parameter.type.hasPrefix("some ")
        return isPlain ? parameter.type : nil
    }

    /// Returns true if a text is an argument before a name, or in one. What is found out there has not been tried on apps.
    private func standsBehindText(_ use: LocalFact.Use) -> Bool {
        guard let head = tree.block.statement(at: use.range.lowerBound)?.head else { return false }
        let values = ([head.value].compactMap { $0 } + head.conditions).flatMap(\.all)
        return values.contains { value in
            guard case .call(_, _, let arguments) = value,
                let index = arguments.firstIndex(where: { $0.nameOffset == use.range.lowerBound })
            else { return false }
            return arguments[..<index].flatMap(\.all).contains {
                if case .literal("String", _) = $0 { true } else { false }
            }
        }
    }
}
