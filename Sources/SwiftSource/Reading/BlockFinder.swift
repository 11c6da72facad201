import Refactor
import SwiftSyntax

/// Finds the blocks directly inside one statement: branches, cases, loops, closures at any depth of its expressions.
final class BlockFinder: SyntaxVisitor {
    private var parts: [BlockPart] = []

    /// In source order; what lies inside a block is left to the block's own statements.
    static func parts(of item: CodeBlockItemSyntax) -> [BlockPart] {
        let finder = BlockFinder(viewMode: .sourceAccurate)
        finder.walk(item.item)
        return finder.parts
    }

    private func add(_ kind: BlockFact.Kind, _ block: CodeBlockSyntax?) {
        guard let block else { return }
        parts.append(BlockPart(kind: kind, range: block.innerBytes, statements: block.statements))
    }

    // MARK: - Branches

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        add(.branch, node.body)
        switch node.elseBody {
        case .ifExpr(let next)?: walk(next)
        case .codeBlock(let block)?: add(.branch, block)
        case nil: break
        }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        add(.branch, node.body)
        return .skipChildren
    }

    /// A switch with `#if` among its cases gives no blocks: its cases follow each other in more than one way.
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        guard cases.count == node.cases.count else { return .skipChildren }
        let ends = cases.dropFirst().map(\.bytes.lowerBound) + [node.rightBrace.bytes.lowerBound]
        for (branch, end) in zip(cases, ends) {
            walk(branch.label)
            let start = branch.label.bytes.upperBound
            parts.append(BlockPart(kind: .branch, range: start..<end, statements: branch.statements))
        }
        return .skipChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        add(.branch, node.body)
        for clause in node.catchClauses {
            walk(clause.catchItems)
            add(.branch, clause.body)
        }
        return .skipChildren
    }

    // MARK: - Loops

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.pattern)
        walk(node.sequence)
        if let condition = node.whereClause { walk(condition) }
        add(.loop, node.body)
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        add(.loop, node.body)
        return .skipChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        add(.loop, node.body)
        walk(node.condition)
        return .skipChildren
    }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        add(.deferred, node.body)
        return .skipChildren
    }

    // MARK: - Closures and functions

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        parts.append(
            BlockPart(
                kind: .closure, range: node.innerBytes, statements: node.statements, closure: ClosureFact(of: node)))
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        walk(node.signature)
        add(.function, node.body)
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        switch node.accessors {
        case .getter(let statements):
            parts.append(BlockPart(kind: .function, range: node.innerBytes, statements: statements))
        case .accessors(let list):
            for accessor in list { add(.function, accessor.body) }
        }
        return .skipChildren
    }

    // MARK: - Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let clauses = Array(node.clauses)
        let ends = clauses.dropFirst().map(\.bytes.lowerBound) + [node.poundEndif.bytes.lowerBound]
        for (clause, end) in zip(clauses, ends) {
            guard case .statements(let statements)? = clause.elements else {
                if let elements = clause.elements { walk(elements) }
                continue
            }
            let start = clause.condition?.bytes.upperBound ?? clause.poundKeyword.bytes.upperBound
            parts.append(BlockPart(kind: .conditional, range: start..<end, statements: statements))
        }
        return .skipChildren
    }

    // MARK: - Local types

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
