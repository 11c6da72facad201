/// Looks whether one member can do the work of another.
struct MemberComparison {
    let types: TypeComparison
    /// True if values that nothing tells apart are handed over in the order in which they stand.
    let trustsOrder: Bool

    func fit(of provided: AdapterMember, as required: AdapterMember) throws(MemberFit.Obstacle) -> MemberFit {
        try checkKind(of: provided, as: required)
        guard let asked = required.fact.signature, let given = provided.fact.signature else {
            return try propertyFit(of: provided, as: required)
        }
        try checkHead(given, as: asked)
        let (order, parameters) = try order(of: given.parameters, from: asked.parameters)
        let result = try result(of: given, as: asked)
        var casts = Set(zip(order, parameters).filter { $0.1 == .casts }.map(\.0))
        if result == .casts { casts.insert(-1) }
        let isAlike = result == .same && parameters.allSatisfy { $0 == .same } && order == Array(order.indices)
        return MemberFit(order: order, isAlike: isAlike, casts: casts)
    }

    // MARK: - What they are

    private func checkKind(of provided: AdapterMember, as required: AdapterMember) throws(MemberFit.Obstacle) {
        let there = "`\(provided.id)` there"
        guard provided.fact.kind == required.fact.kind else {
            throw MemberFit.Obstacle(
                reason: "\(there) is a \(provided.fact.kind.displayName), not a \(required.fact.kind.displayName)")
        }
        guard provided.fact.isStatic == required.fact.isStatic else {
            throw MemberFit.Obstacle(
                reason: "\(there) belongs to \(provided.fact.isStatic ? "the type" : "an object")")
        }
        if provided.isOptional, !required.isOptional {
            throw MemberFit.Obstacle(reason: "\(there) is optional, so nobody may be there")
        }
        if provided.hasGetterEffects || required.hasGetterEffects {
            throw MemberFit.Obstacle(reason: "its getter throws or waits")
        }
        if provided.fact.has(modifier: "mutating"), !required.fact.has(modifier: "mutating") {
            throw MemberFit.Obstacle(reason: "\(there) changes a value, which this one may not")
        }
    }

    private func checkHead(_ given: Signature, as asked: Signature) throws(MemberFit.Obstacle) {
        guard given.generics == asked.generics, given.constraints == asked.constraints else {
            throw MemberFit.Obstacle(reason: "its generic parameters are others there")
        }
        if given.isThrowing, !asked.isThrowing {
            throw MemberFit.Obstacle(reason: "it throws there, and nothing may be thrown here")
        }
        if given.isAsync, !asked.isAsync {
            throw MemberFit.Obstacle(reason: "it is async there, and nobody waits here")
        }
        guard given.parameters.count == asked.parameters.count else {
            throw MemberFit.Obstacle(
                reason: "it takes \(Self.count(given.parameters.count)) there, and \(asked.parameters.count) here")
        }
    }

    private static func count(_ number: Int) -> String { "\(number) value\(number == 1 ? "" : "s")" }

    private func propertyFit(
        of provided: AdapterMember, as required: AdapterMember
    ) throws(MemberFit.Obstacle) -> MemberFit {
        let given = provided.fact.valueType ?? ""
        let asked = required.fact.valueType ?? ""
        guard let reading = types.fit(from: given, to: asked) else { throw otherType(given, asked) }
        guard required.isSettable else {
            return MemberFit(order: [], isAlike: reading == .same, casts: reading == .casts ? [-1] : [])
        }
        guard provided.isSettable else {
            throw MemberFit.Obstacle(reason: "`\(provided.id)` cannot be set there")
        }
        guard types.fit(from: asked, to: given) != nil else { throw otherType(given, asked) }
        return MemberFit(order: [], isAlike: reading == .same, casts: reading == .casts ? [-1] : [])
    }

    private func otherType(_ given: String, _ asked: String) -> MemberFit.Obstacle {
        MemberFit.Obstacle(reason: "it is `\(given)` there, and `\(asked)` here")
    }

    private func result(of given: Signature, as asked: Signature) throws(MemberFit.Obstacle) -> TypeComparison.Fit {
        let isGiven = !given.givesNothing
        let isAsked = !asked.givesNothing
        guard isGiven || isAsked else { return .same }
        if isGiven, isAsked, let fit = types.fit(from: given.result ?? "", to: asked.result ?? "") { return fit }
        let there = isGiven ? "`\(given.result ?? "")`" : "nothing"
        let here = isAsked ? "`\(asked.result ?? "")`" : "nothing"
        throw MemberFit.Obstacle(reason: "it gives \(there) there, and \(here) here")
    }

    // MARK: - Parameters

    /// Returns the required value for each provided parameter, by name where names agree, else by type.
    private func order(
        of given: [Signature.Parameter], from asked: [Signature.Parameter]
    ) throws(MemberFit.Obstacle) -> ([Int], [TypeComparison.Fit]) {
        var places = byName(given, asked)
        let openGiven = given.indices.filter { places[$0] == nil }
        let openAsked = asked.indices.filter { !places.values.contains($0) }
        for (target, source) in try byType(openGiven, openAsked, given, asked) { places[target] = source }
        var fits: [TypeComparison.Fit] = []
        let order = given.indices.compactMap { places[$0] }
        for (target, source) in zip(given, order) {
            guard let fit = fit(from: asked[source], to: target) else {
                throw MemberFit.Obstacle(
                    reason: "`\(target.label ?? target.name)` is `\(target.type)` there, "
                        + "and `\(asked[source].label ?? asked[source].name)` is `\(asked[source].type)` here")
            }
            fits.append(fit)
        }
        return (order, fits)
    }

    /// Parameters whose label or name is the same, and stands once on each side.
    private func byName(_ given: [Signature.Parameter], _ asked: [Signature.Parameter]) -> [Int: Int] {
        if given.map(\.label) == asked.map(\.label), !given.map(\.label).contains(nil) {
            return Dictionary(uniqueKeysWithValues: given.indices.map { ($0, $0) })
        }
        var places: [Int: Int] = [:]
        for (target, parameter) in given.enumerated() {
            let sources = asked.indices.filter { !asked[$0].words.isDisjoint(with: parameter.words) }
            guard let source = sources.first, sources.count == 1, !places.values.contains(source),
                given.count(where: { !$0.words.isDisjoint(with: asked[source].words) }) == 1
            else { continue }
            places[target] = source
        }
        return places
    }

    /// The rest, where types leave one way only.
    private func byType(
        _ targets: [Int], _ sources: [Int], _ given: [Signature.Parameter], _ asked: [Signature.Parameter]
    ) throws(MemberFit.Obstacle) -> [(Int, Int)] {
        guard targets.count > 1 else { return Array(zip(targets, sources)) }
        let ways = targets.map { target in sources.filter { fit(from: asked[$0], to: given[target]) != nil } }
        if ways.allSatisfy({ $0.count == 1 }), Set(ways.flatMap { $0 }).count == sources.count {
            return zip(targets, ways).map { ($0, $1[0]) }
        }
        let isInOrder = zip(ways, sources).allSatisfy { $0.contains($1) }
        let labels = targets.map { given[$0].label } + sources.map { asked[$0].label }
        let isUnlabelled = labels.allSatisfy { $0 == nil }
        guard !isInOrder || trustsOrder || isUnlabelled else {
            throw MemberFit.Obstacle(
                reason: "neither names nor types say which of its values goes where", isOpen: true)
        }
        return Array(zip(targets, sources))
    }

    private func fit(from value: Signature.Parameter, to place: Signature.Parameter) -> TypeComparison.Fit? {
        guard value.isVariadic == place.isVariadic, !value.isVariadic, !place.type.contains("@autoclosure"),
            !value.type.contains("@autoclosure"),
            value.type.hasPrefix("inout ") == place.type.hasPrefix("inout "),
            value.isEscaping || !place.isEscaping && !(value.isPlainClosure && place.isOptionalClosure)
        else { return nil }
        guard let fit = types.fit(from: value.type, to: place.type) else { return nil }
        if value.type.hasPrefix("inout "), fit != .same { return nil }
        return fit == .same && value.isEscaping != place.isEscaping ? .widens : fit
    }
}

extension Signature {
    fileprivate var givesNothing: Bool { isVoid || result == "void" }
}

extension Signature.Parameter {
    /// Its label and its name, without words that say nothing.
    fileprivate var words: Set<String> { Set([label, name].compactMap { $0 }).subtracting(["_", "with", "for"]) }

    fileprivate var isEscaping: Bool { type.contains("@escaping") }

    fileprivate var isPlainClosure: Bool { type.contains("->") && !isOptionalClosure }

    /// An optional closure is always kept.
    fileprivate var isOptionalClosure: Bool { type.hasSuffix(")?") }
}

extension MemberKind {
    /// The name used in sentences.
    var displayName: String {
        switch self {
        case .initializer: "initializer"
        case .deinitializer: "deinitializer"
        case .method, .property, .subscript, .type: rawValue
        }
    }
}
