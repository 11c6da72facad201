import Refactor

/// A statement of a method that can be pinned alone: its lines, and its beginning as plan files write it.
struct PlanPageStatement: Encodable, Equatable {
    let line: Int
    let endLine: Int
    let starts: String

    /// All statements of a member, those inside others behind them.
    static func all(of member: Member, in controller: Controller) -> [PlanPageStatement] {
        guard let tree = member.fact.tree else { return [] }
        let file = controller.file(of: member)
        return nodes(in: tree.block).map { node in
            PlanPageStatement(
                line: node.line, endLine: max(node.line, node.endLine),
                starts: PartOutcome.beginning(of: file.text(node.range)))
        }
    }

    private static func nodes(in block: BlockFact) -> [StatementNode] {
        block.statements.flatMap { [$0] + $0.blocks.flatMap(nodes) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(line)
        try container.encode(endLine)
        try container.encode(starts)
    }
}
