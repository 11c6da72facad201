/// Recipes for values of an app's types.
extension ValueMaker {
    /// Returns the recipe for the sample of a type, by its full name: a case of an enum, an initializer whose arguments
    /// can be made.
    package func recipe(of full: String) -> MadeValue? { recipe(of: full, in: [full]) }

    /// All cases of an enum without values, where it has no others.
    package func cases(of type: String) -> [MadeValue] {
        guard let full = fullName(of: type), let found = declarations(of: full).first, found.keyword == .enum else {
            return []
        }
        let cases = found.members.filter { $0.kind == .enumCase }
        return cases.allSatisfy { $0.signature == nil } ? cases.map { .constant("\(full).\($0.name)") } : []
    }

    /// The cases that a sample's own values are, by property: `open` for `status` in `Order(status: .open)`.
    package func cases(inSampleOf full: String) -> [String: String] {
        guard let type = declarations(of: full).first, type.keyword == .struct,
            !type.members.contains(where: { $0.kind == .initializer }),
            case .call(_, let arguments)? = recipe(of: full)
        else { return [:] }
        var cases: [String: String] = [:]
        for argument in arguments {
            if let label = argument.label, let name = argument.value.caseName { cases[label] = name }
        }
        return cases
    }

    func recipe(of full: String, in outer: [String]) -> MadeValue? {
        let found = declarations(of: full)
        guard outer.count < 5, let type = found.first, found.count == 1, type.generics.isEmpty else { return nil }
        switch type.keyword {
        case .enum: return enumCase(of: type, full, in: outer)
        case .struct, .class, .actor: return instance(of: type, full, in: outer)
        case .extension, .implementation, .protocol, .typealias: return nil
        }
    }

    private func enumCase(of type: TypeDeclaration, _ full: String, in outer: [String]) -> MadeValue? {
        let cases = type.members.filter { $0.kind == .enumCase }
        if let plain = cases.first(where: { $0.signature == nil }) { return .constant("\(full).\(plain.name)") }
        for one in cases {
            guard let arguments = arguments(for: one.signature?.parameters ?? [], in: outer) else { continue }
            return .call("\(full).\(one.name)", arguments)
        }
        return nil
    }

    private func instance(of type: TypeDeclaration, _ full: String, in outer: [String]) -> MadeValue? {
        let initializers = type.members.filter { $0.kind == .initializer }
        let usable = initializers.filter { member in
            guard let signature = member.signature, !member.isFailable, !member.isHidden else { return false }
            return signature.effects.isEmpty && signature.generics.isEmpty
                && !["coder", "from"].contains(signature.parameters.first?.label)
        }
        for initializer in usable {
            let needed = initializer.signature?.parameters.filter { !$0.hasDefault && !$0.isVariadic } ?? []
            if let arguments = arguments(for: needed, in: outer) { return .call(full, arguments) }
        }
        guard initializers.isEmpty else { return nil }
        let open = type.members.filter { member in
            member.kind == .property && !member.isStatic && !member.isComputed && !member.hasValue
                && (member.isConstant || member.type?.hasSuffix("?") == false)
        }
        guard type.keyword == .struct else {
            let base = type.inherits.first
            let isRoot = base.map { ["NSObject", "UIViewController"].contains($0) || isProtocol($0) } ?? true
            return open.isEmpty && isRoot ? .call(full, []) : nil
        }
        let isOpen = !type.members.contains { member in
            member.kind == .property && !member.isStatic && !member.isComputed && member.isHidden
                && !(member.isConstant && member.hasValue)
        }
        let parameters = open.compactMap { member in
            member.type.map {
                Signature.Parameter(
                    label: member.name, name: member.name, type: $0, hasDefault: false, isVariadic: false)
            }
        }
        guard isOpen, parameters.count == open.count, let arguments = arguments(for: parameters, in: outer) else {
            return nil
        }
        return .call(full, arguments)
    }

    private func arguments(for parameters: [Signature.Parameter], in outer: [String]) -> [MadeValue.Argument]? {
        let made = parameters.compactMap { parameter in
            value(of: parameter.type, named: parameter.name, in: outer).map {
                MadeValue.Argument(parameter.label, $0)
            }
        }
        return made.count == parameters.count ? made : nil
    }
}
