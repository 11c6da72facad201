import Refactor
import SwiftSyntax

/// Reads the body of a method, an initialiser or a getter as a tree of blocks and statements.
struct BodyReader {
    private let file: SourceFile
    private let spellings: [Int: StatementNode.SelfSpelling]
    private let heads: [Int: StatementHead]

    /// The tree of a member that has one body; nil for what has none, or several.
    static func tree(of declaration: DeclSyntax, walkedBy visitor: MemberVisitor) -> BodyFact? {
        guard let (statements, range) = body(of: declaration) else { return nil }
        let reader = BodyReader(file: visitor.file, spellings: visitor.spellings, heads: visitor.heads)
        var fact = BodyFact(
            block: reader.block(BlockPart(kind: .body, range: range, statements: statements)),
            locals: visitor.locals(), longLiterals: LongLiterals.ranges(in: statements), accesses: visitor.accesses)
        fact.anchors = visitor.anchors
        return fact
    }

    static func body(of declaration: DeclSyntax) -> (CodeBlockItemListSyntax, Range<Int>)? {
        if let block = declaration.asProtocol((any WithOptionalCodeBlockSyntax).self)?.body {
            return (block.statements, block.innerBytes)
        }
        if let node = declaration.as(SubscriptDeclSyntax.self) { return getter(in: node.accessorBlock) }
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
        return getter(in: variable.bindings.first?.accessorBlock)
    }

    /// The body of a getter that stands alone.
    private static func getter(in block: AccessorBlockSyntax?) -> (CodeBlockItemListSyntax, Range<Int>)? {
        switch block?.accessors {
        case .getter(let statements)?: return block.map { (statements, $0.innerBytes) }
        case .accessors(let list)?:
            guard let only = list.first, list.count == 1, only.accessorSpecifier.tokenKind == .keyword(.get) else {
                return nil
            }
            return only.body.map { ($0.statements, $0.innerBytes) }
        case nil: return nil
        }
    }

    // MARK: - Blocks and statements

    private func block(_ part: BlockPart) -> BlockFact {
        BlockFact(kind: part.kind, range: part.range, statements: part.statements.map(statement), closure: part.closure)
    }

    private func statement(_ item: CodeBlockItemSyntax) -> StatementNode {
        let range = item.item.bytes
        let (outer, isAlone) = rangeWithComments(of: item.item, in: file)
        var statement = StatementNode(
            kind: kind(of: Syntax(item.item)), range: range, whole: isAlone ? outer : range,
            line: file.line(at: range.lowerBound), endLine: file.line(at: max(range.lowerBound, range.upperBound - 1)),
            blocks: BlockFinder.parts(of: item).map(block), exits: ExitReader.exits(of: item),
            selfSpelling: spellings[range.lowerBound] ?? .none, head: heads[range.lowerBound] ?? StatementHead())
        statement.hasComments = [outer.lowerBound..<range.lowerBound, range.upperBound..<outer.upperBound].contains {
            isAlone && !file.bytes[$0].allSatisfy(isBlank)
        }
        statement.endsLine = isEndOfLine(range.upperBound)
        statement.followsAtOnce = followsAtOnce(item)
        return statement
    }

    private func followsAtOnce(_ item: CodeBlockItemSyntax) -> Bool {
        guard let before = item.previousToken(viewMode: .sourceAccurate), before.tokenKind != .semicolon else {
            return false
        }
        return (before.trailingTrivia + item.leadingTrivia).allSatisfy(\.isWhitespace)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    /// Returns true if a line break or a line's comment follows behind blanks.
    private func isEndOfLine(_ offset: Int) -> Bool {
        let rest = file.bytes[offset...].drop { $0 == 32 || $0 == 9 }
        return rest.first.map { $0 == 10 || $0 == 13 } ?? true || rest.starts(with: "//".utf8)
    }

    private func kind(of node: Syntax) -> StatementNode.Kind {
        switch node.as(SyntaxEnum.self) {
        case .variableDecl: .declaration
        case .functionDecl: .localFunction
        case .actorDecl, .classDecl, .enumDecl, .protocolDecl, .structDecl, .typeAliasDecl: .localType
        case .ifConfigDecl: .conditional
        case .guardStmt: .guarding
        case .forStmt, .whileStmt, .repeatStmt: .loop
        case .doStmt: .attempt
        case .returnStmt: .returning
        case .breakStmt, .continueStmt, .fallThroughStmt, .throwStmt: .jump
        case .deferStmt: .deferred
        case .ifExpr, .switchExpr: .choice
        case .expressionStmt(let statement): kind(of: Syntax(statement.expression))
        case .labeledStmt(let statement): kind(of: Syntax(statement.statement))
        default: node.isProtocol((any ExprSyntaxProtocol).self) ? .expression : .other
        }
    }
}
