/// The certainty that a method of the interactor answers as often as a form needs.
///
/// A caller that awaits needs one answer whatever happens; a publisher of one value has none or one; blocks take any
/// number.
struct AnswerCertainty {
    let controller: Controller
    let form: AnswerForm

    /// By the block that it was given, or by one to which it passes it on.
    ///
    /// Whoever holds itself until the answer comes needs it for certain.
    func isFit(_ member: Member, block: String, forCertain: Bool = false) -> Bool {
        let form = forCertain && form == .combine ? .asyncAwait : form
        return AnswerCertainty(controller: controller, form: form).isFit(member, block: block, seen: [])
    }

    /// By calls that begin at these bytes.
    func isFit(_ member: Member, telling places: [Int]) -> Bool {
        if form == .blocks { return true }
        guard let statements = statements(of: member) else { return false }
        let counts = AnswerCount(places: places).counts(in: statements)
        return counts?.isSubset(of: form == .combine ? [0, 1] : [1]) ?? false
    }

    private func isFit(_ member: Member, block: String, seen: Set<Int>) -> Bool {
        guard !seen.contains(member.index), let tree = member.fact.tree,
            let local = tree.locals.first(where: { isParameter($0) && $0.name == block })
        else { return false }
        for use in local.uses {
            guard let place = use.place else { return false }
            for next in takers(in: member, place) {
                guard let given = next.fact.signature?.parameters.last?.name,
                    isFit(next, block: given, seen: seen.union([member.index]))
                else { return false }
            }
        }
        return isFit(member, telling: local.uses.map(\.range.lowerBound))
    }

    private func isParameter(_ local: LocalFact) -> Bool {
        if case .parameter = local.origin { true } else { false }
    }

    /// The controller's own methods that get it as the last argument.
    private func takers(in member: Member, _ place: LocalFact.Use.Place) -> [Member] {
        guard case .argument(_, let callee) = place,
            case .own(let targets)? = member.references(in: callee..<callee + 1).first?.target
        else { return [] }
        return targets.map { controller.members[$0] }
    }

    /// The statements of a method, or of the cut that it is made of.
    private func statements(of member: Member) -> [StatementNode]? {
        guard let cut = member.cut else { return member.fact.tree?.block.statements }
        return controller.members[cut.host].fact.tree.flatMap { $0.block.statements(in: cut.range) }
    }
}

extension BlockFact {
    /// The statements of the block inside it, or of itself, that make up a range.
    func statements(in range: Range<Int>) -> [StatementNode]? {
        let own = statements.filter {
            range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }
        if !own.isEmpty { return own }
        return statements.lazy.flatMap(\.blocks).first { $0.range.contains(range.lowerBound) }?.statements(in: range)
    }

    /// The innermost statement in which a byte stands outside of further blocks.
    package func statement(at offset: Int) -> StatementNode? {
        guard let statement = statements.first(where: { $0.whole.contains(offset) }) else { return nil }
        for block in statement.blocks where block.range.contains(offset) { return block.statement(at: offset) }
        return statement
    }
}
