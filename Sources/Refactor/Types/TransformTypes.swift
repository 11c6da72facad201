extension TypeReading {
    private static let transforms: Set<String> = ["compactMap", "flatMap", "map", "mapValues"]

    /// `map`, `compactMap`, `reduce`, `joined` of a collection or an optional: their result depends on the arguments.
    mutating func special(
        _ callee: Expression, _ base: Link?, _ labels: [String], _ arguments: [Expression]
    ) -> Link? {
        guard case .member(_, let name) = callee, let base else { return nil }
        let type = catalog.expanded(base.type.direct)
        func result(_ type: WrittenType) -> Link { Link(type: type, isChained: base.isChained) }
        if name == "joined", type.elementOfArray == .string { return result(.string) }
        if name == "reduce", labels.count == 2, element(of: type) != nil || type == .string {
            guard !Self.isPlainLiteral(arguments[0]) else { return nil }
            return self.type(of: arguments[0]).map(result)
        }
        guard Self.transforms.contains(name), labels.count == 1, let mapped = given(by: arguments[0]) else {
            return nil
        }
        if case .optional = type {
            if name == "map" { return result(.optional(mapped)) }
            return name == "flatMap" && mapped.isOptional ? result(mapped) : nil
        }
        if name == "mapValues", case .dictionary(let key, _) = type {
            return result(.dictionary(key: key, value: mapped))
        }
        guard element(of: type) != nil else { return nil }
        if name == "map" { return result(.array(mapped)) }
        return name == "compactMap" ? result(.array(mapped.wrapped ?? mapped)) : nil
    }

    /// What a closure gives back.
    private mutating func given(by argument: Expression) -> WrittenType? {
        guard case .closure(let result, let body) = argument else { return nil }
        if let result { return written(result) }
        guard let found = body.flatMap({ type(of: $0) }), found != .void else { return nil }
        return found
    }

    private static func isPlainLiteral(_ expression: Expression) -> Bool {
        switch expression {
        case .array, .dictionary, .literal, .member(nil, _), .nilLiteral: true
        default: false
        }
    }

    /// The method whose closure is given the parts of the value, which the tables leave out since it is generic.
    func transforming(_ callee: Expression, _ base: Link?) -> TypeMember? {
        guard case .member(_, let name) = callee, let base, Self.transforms.contains(name) else { return nil }
        let type = catalog.expanded(base.type.direct)
        let part: WrittenType?
        switch type {
        case .optional(let wrapped): part = wrapped
        case .dictionary(_, let value) where name == "mapValues": part = value
        default: part = element(of: type)
        }
        guard let part else { return nil }
        let closure = Signature.Parameter(
            label: nil, name: "_", type: "(\(part)) -> T", hasDefault: false, isVariadic: false)
        return TypeMember(
            isStatic: false, parameters: [closure], type: nil,
            origin: TypeMember.Origin(owner: controller.name, receiver: type, unknown: ["T"]))
    }
}

extension WrittenType {
    fileprivate var elementOfArray: WrittenType? {
        if case .array(let element) = self { element } else { nil }
    }
}
