import Refactor
import SwiftSyntax

/// Walks one member and collects its local names with their uses, and how self is spelled at each statement.
final class LocalReader: LocalBindings {
    private var changes = ChangeMarks()
    /// The chains of properties, in the order of the walk.
    private(set) var accesses: [AccessFact] = []

    /// The parameters of the member, then all others in source order; the uses of each in source order.
    func sortedLocals() -> [LocalFact] {
        let sorted = table.locals.enumerated().sorted {
            ($0.element.declaration.lowerBound, $0.offset) < ($1.element.declaration.lowerBound, $1.offset)
        }
        return sorted.map { _, local in
            var local = local
            local.uses.sort { $0.range.lowerBound < $1.range.lowerBound }
            return local
        }
    }

    // MARK: - What may change a name

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        changes.note(sequence: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        changes.note(call: node)
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        changes.note(reference: node)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        changes.note(prefix: node.operator, node.expression)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        changes.note(postfix: node.operator, node.expression)
        return .visitChildren
    }

    // MARK: - Uses

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let token = node.baseName
        table.use(token.identifierText, at: token.bytes, mayChange: changes.contains(token))
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let reader = AccessReader(value: value) { self.selfForm($0) != nil }
        if let access = reader.access(endingWith: node) { accesses.append(access) }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let root = node.root { walk(root) }
        for item in node.components {
            for part in item.component.children(viewMode: .sourceAccurate) where !part.is(DeclReferenceExprSyntax.self)
            {
                walk(part)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        table.use(type: node.name.identifierText, at: node.name.bytes)
        if let arguments = node.genericArgumentClause { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if case .argumentList(let arguments) = node.arguments { walk(arguments) }
        return .skipChildren
    }
}
