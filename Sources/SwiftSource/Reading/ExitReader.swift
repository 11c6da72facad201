import Refactor
import SwiftSyntax

/// Collects what leaves one statement, without what stays inside it.
final class ExitReader: SyntaxVisitor {
    private var exits: Set<StatementNode.Exit> = []
    private var loops = 0
    private var switches = 0
    private var labels: [String] = []
    /// The number of `do` with a `catch` for everything, `try?` and `try!` around.
    private var handlers = 0

    static func exits(of item: CodeBlockItemSyntax) -> Set<StatementNode.Exit> {
        let reader = ExitReader(viewMode: .sourceAccurate)
        reader.walk(item.item)
        return ImplicitResult.isGiven(by: item) ? reader.exits.union([.valueReturn]) : reader.exits
    }

    private func inside(_ depth: ReferenceWritableKeyPath<ExitReader, Int>, _ walk: () -> Void) {
        self[keyPath: depth] += 1
        walk()
        self[keyPath: depth] -= 1
    }

    // MARK: - Exits

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        exits.insert(node.expression == nil ? .plainReturn : .valueReturn)
        return .visitChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        jump(to: node.label, staysInside: loops + switches > 0)
        return .skipChildren
    }

    override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
        jump(to: node.label, staysInside: loops > 0)
        return .skipChildren
    }

    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
        jump(to: nil, staysInside: switches > 0)
        return .skipChildren
    }

    private func jump(to label: TokenSyntax?, staysInside: Bool) {
        if let label { if labels.contains(label.identifierText) { return } } else if staysInside { return }
        exits.insert(.jump)
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        throwError()
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.questionOrExclamationMark == nil else {
            inside(\.handlers) { walk(node.expression) }
            return .skipChildren
        }
        throwError()
        return .visitChildren
    }

    private func throwError() {
        if handlers == 0 { exits.insert(.error) }
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        exits.insert(.suspension)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) { exits.insert(.suspension) }
        return .visitChildren
    }

    // MARK: - What keeps them inside

    override func visit(_ node: LabeledStmtSyntax) -> SyntaxVisitorContinueKind {
        labels.append(node.label.identifierText)
        walk(node.statement)
        labels.removeLast()
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.awaitKeyword != nil { exits.insert(.suspension) }
        if node.tryKeyword != nil { throwError() }
        walk(node.pattern)
        walk(node.sequence)
        if let condition = node.whereClause { walk(condition) }
        inside(\.loops) { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.conditions)
        inside(\.loops) { walk(node.body) }
        return .skipChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        inside(\.loops) { walk(node.body) }
        walk(node.condition)
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        inside(\.switches) { walk(node.cases) }
        return .skipChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.catchClauses.contains(where: Self.catchesAll) {
            inside(\.handlers) { walk(node.body) }
        } else {
            walk(node.body)
        }
        walk(node.catchClauses)
        return .skipChildren
    }

    /// `catch`, `catch let problem`, `catch let problem as NSError`, `catch _`.
    private static func catchesAll(_ clause: CatchClauseSyntax) -> Bool {
        clause.catchItems.isEmpty
            || clause.catchItems.contains { item in
                guard item.whereClause == nil, let pattern = item.pattern else { return false }
                if let binding = pattern.as(ValueBindingPatternSyntax.self) {
                    // Every error is an NSError.
                    let isCast = binding.pattern.trimmedDescription.hasSuffix(" as NSError")
                    return isCast || binding.pattern.is(IdentifierPatternSyntax.self)
                }
                let value = pattern.as(ExpressionPatternSyntax.self)?.expression
                return pattern.is(WildcardPatternSyntax.self) || value?.is(DiscardAssignmentExprSyntax.self) ?? false
            }
    }

    // MARK: - What has exits of its own

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
