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

    /// Returns the type of a closure's result.
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
    mutating func transforming(
        _ callee: Expression, _ base: Link?, _ labels: [String], _ arguments: [Expression]
    ) -> TypeMember? {
        guard case .member(_, let name) = callee, let base else { return nil }
        let type = catalog.expanded(base.type.direct)
        if name == "reduce", labels.count == 2 { return reducing(type, labels, arguments) }
        guard Self.transforms.contains(name) else { return nil }
        let part: WrittenType?
        switch type {
        case .optional(let wrapped): part = wrapped
        case .dictionary(_, let value) where name == "mapValues": part = value
        default: part = element(of: type)
        }
        return part.map { taker(["(\($0)) -> T"], labels: [nil], of: type) }
    }

    /// `reduce(0) { … }`, `reduce(into: [:]) { … }`: a literal does not tell what is built.
    private mutating func reducing(
        _ type: WrittenType, _ labels: [String], _ arguments: [Expression]
    ) -> TypeMember? {
        guard let part = element(of: type) else { return nil }
        let start = Self.isPlainLiteral(arguments[0]) ? nil : self.type(of: arguments[0])
        let isInto = labels[0] == "into"
        let built = start?.description ?? "T"
        return taker(
            [built, isInto ? "(inout T, \(part)) -> Void" : "(\(built), \(part)) -> \(built)"],
            labels: [isInto ? "into" : nil, nil], of: type)
    }

    private func taker(_ types: [String], labels: [String?], of receiver: WrittenType) -> TypeMember {
        let parameters = zip(types, labels).map { type, label in
            Signature.Parameter(label: label, name: "_", type: type, hasDefault: false, isVariadic: false)
        }
        return TypeMember(
            isStatic: false, parameters: parameters, type: nil,
            origin: TypeMember.Origin(owner: controller.name, receiver: receiver, unknown: ["T"]))
    }
}

extension WrittenType {
    fileprivate var elementOfArray: WrittenType? {
        if case .array(let element) = self { element } else { nil }
    }
}
