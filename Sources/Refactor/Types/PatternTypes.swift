extension TypeReading {
    /// The type of what a pattern binds; nil where a step on the way is not known.
    mutating func type(at path: PatternPath) -> WrittenType? {
        var steps = path.steps[...]
        var found: WrittenType?
        switch path.source {
        case .value(let value): found = type(of: inner(of: value, &steps))
        case .element(let sequence): found = type(of: sequence).flatMap { element(of: $0) }
        case .caught: found = anyError
        }
        for step in steps { found = type(behind: step, of: found) }
        return found
    }

    /// The part of `(a, b)` that is meant, so that nothing has to be known of the others.
    private func inner(of value: Expression, _ steps: inout ArraySlice<PatternPath.Step>) -> Expression {
        var value = value
        while case .tuple(let parts) = value, case .part(let index, of: parts.count)? = steps.first {
            value = parts[index]
            steps.removeFirst()
        }
        return value
    }

    private func type(behind step: PatternPath.Step, of outer: WrittenType?) -> WrittenType? {
        switch step {
        case .cast(let type): return written(type)
        case .wrapped: return outer.flatMap { catalog.expanded($0).wrapped }
        case .part(let index, let count):
            guard case .tuple(let parts)? = outer.map({ catalog.expanded($0) }), parts.count == count else {
                return nil
            }
            return parts[index].type
        case .payload(let index, let count, let name, let type):
            guard let matched = matched(outer, as: type), let values = catalog.payload(of: name, in: matched),
                values.count == count
            else { return nil }
            return values[index]
        }
    }

    /// The enum whose case a pattern names: a case without a type looks through optionals.
    private func matched(_ outer: WrittenType?, as type: String?) -> WrittenType? {
        var outer = outer.map { catalog.expanded($0) }
        while let wrapped = outer?.wrapped { outer = catalog.expanded(wrapped) }
        guard let type else { return outer }
        guard let named = written(type).map({ catalog.expanded($0) }) else { return nil }
        // The value tells what the enum's parameters stand for, the pattern does not.
        return named.name == outer?.name ? outer : named
    }
}

extension TypeCatalog {
    /// The values that a case of an enum carries, empty for none; nil where its declaration is not known.
    func payload(of enumCase: String, in type: WrittenType) -> [WrittenType]? {
        if case .named("Result", let arguments) = type, arguments.count == 2 {
            switch enumCase {
            case "success": return [arguments[0]]
            case "failure": return [arguments[1]]
            default: return nil
            }
        }
        let cases = members(of: type, named: enumCase).first?.filter(\.isCase) ?? []
        let found = cases.map { values(of: $0) }
        guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private func values(of enumCase: TypeMember) -> [WrittenType]? {
        let parameters = enumCase.parameters ?? []
        let types = parameters.compactMap { parameter in
            meaning(of: TypeParser.type(parameter.type, keepsAny: keepsAny), in: enumCase.origin)
        }
        return types.count == parameters.count ? types : nil
    }
}
