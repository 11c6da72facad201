/// The call that a method of the view passes on where it does nothing else: `func reload() { presenter.reload() }`.
struct PassingOn {
    /// The method that is called in the end.
    let target: Int
    /// That method's name and the labels of its arguments, as a call spells them.
    let name: String
    let labels: [String]

    /// Nil for a member that does anything else, or that hands on other values than it was given, in its order.
    init?(of member: Member, in controller: Controller) {
        guard member.kind == .method, member.cut == nil, !member.fact.isStatic, let signature = member.fact.signature,
            signature.generics.isEmpty, !signature.parameters.contains(where: \.isVariadic),
            let statements = member.fact.tree?.block.statements, let first = statements.first,
            let last = statements.last
        else { return nil }
        let body = first.range.lowerBound..<last.range.upperBound
        let found =
            Self.part(of: member, body, signature)
            ?? (statements.count == 1 ? Self.call(in: member, body, signature) : nil)
        guard let found, found != member.index, !controller.members[found].fact.isStatic,
            let other = controller.members[found].fact.signature, other.generics.isEmpty,
            other.isAsync == signature.isAsync, other.isThrowing == signature.isThrowing,
            other.isVoid == signature.isVoid, other.parameters.count == signature.parameters.count
        else { return nil }
        target = found
        name = controller.members[found].name
        labels = other.parameters.map { $0.label ?? "_" }
    }

    /// The part that all of its statements became.
    private static func part(of member: Member, _ body: Range<Int>, _ signature: Signature) -> Int? {
        guard member.inner.count == 1, let only = member.inner.first, only.cut.code == body, only.cut.valueType == nil,
            only.cut.handed.isEmpty, only.cut.parameters.map(\.name) == signature.parameters.map(\.name)
        else { return nil }
        return only.member
    }

    /// The method that its only statement calls with what it was given.
    private static func call(in member: Member, _ body: Range<Int>, _ signature: Signature) -> Int? {
        guard member.inner.isEmpty, member.references.count == 1, let use = member.references.first,
            case .own(let targets) = use.target, targets.count == 1, use.fact.usage == .call, use.fact.isStatement,
            use.fact.isOnSelf, (use.fact.receiver?.lowerBound ?? use.fact.range.lowerBound) == body.lowerBound,
            use.fact.labels.count == signature.parameters.count, let places = use.fact.arguments,
            places.end == body.upperBound
        else { return nil }
        return places.names == signature.parameters.map(\.name) ? targets.first : nil
    }
}
