import Refactor
import SwiftSyntax

/// Binds the names of declarations, conditions and patterns.
class LocalBindings: LocalScopes {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for attribute in node.attributes { walk(attribute) }
        let isWeak = node.modifiers.contains { $0.name.tokenKind == .keyword(.weak) }
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        for binding in node.bindings {
            if let type = binding.typeAnnotation { walk(type) }
            if let value = binding.initializer?.value { walk(value) }
            if let accessors = binding.accessorBlock { walk(accessors) }
            // A property of a local type is no local name.
            if node.parent?.is(MemberBlockItemSyntax.self) ?? false { continue }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                bind(binding.pattern, isVariable: isVariable)
                continue
            }
            let source = binding.initializer?.value
            let type = PropertyReader.writtenType(of: binding, in: node)?.trimmedDescription
            let form = source.flatMap(selfForm).map { isWeak ? .weak : $0 }
            declare(name, .binding(type: type, value: source.map(value)), isVariable: isVariable, selfForm: form)
        }
        return .skipChildren
    }

    // MARK: - Conditions

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            walk(node.conditions)
            walk(node.body)
        }
        if let otherwise = node.elseBody { walk(otherwise) }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        table.push()
        walk(node.conditions)
        let bound = table.pop()
        walk(node.body)
        table.merge(bound)
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            walk(node.conditions)
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation { walk(type) }
        if let value = node.initializer?.value { walk(value) }
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            bind(node.pattern, isVariable: isVariable)
            return .skipChildren
        }
        unwrap(name, type: node.typeAnnotation?.type, from: node.initializer?.value, isVariable: isVariable)
        return .skipChildren
    }

    private func unwrap(_ token: TokenSyntax, type: TypeSyntax?, from source: ExprSyntax?, isVariable: Bool) {
        let name = token.identifierText
        let isAlias = source.map { selfForm($0) != nil } ?? (table.selfForm(of: name) != nil)
        let unwrapped = source.map(value) ?? .name(name, at: token.bytes.lowerBound)
        if source == nil { table.use(name, at: token.bytes, mayChange: false) }
        let outer = table.spelling
        declare(
            token, .unwrapped(type: type?.trimmedDescription, value: unwrapped), isVariable: isVariable,
            selfForm: isAlias ? .strong : nil)
        if isAlias, outer != .implicit, outer != .none { table.spelling = .named(name) }
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        bind(node.pattern)
        return .skipChildren
    }

    // MARK: - Loops, cases, errors

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        let element = LocalFact.Origin.element(of: value(node.sequence))
        inScope {
            if let type = node.typeAnnotation { walk(type) }
            bind(node.pattern, whole: node.caseKeyword == nil ? element : nil)
            if let condition = node.whereClause { walk(condition) }
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            if case .case(let label) = node.label {
                for item in label.caseItems {
                    bind(item.pattern)
                    if let condition = item.whereClause { walk(condition) }
                }
            }
            enter(body: node.statements)
        }
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            let binds = node.catchItems.contains { $0.pattern != nil }
            if !binds { declare(unwritten: "error", .caught, at: node.body.innerBytes.lowerBound) }
            for item in node.catchItems {
                if let pattern = item.pattern { bind(pattern, whole: .caught) }
                if let condition = item.whereClause { walk(condition) }
            }
            walk(node.body)
        }
        return .skipChildren
    }

    // MARK: - Patterns

    /// Walks the expressions of a pattern and binds its names.
    ///
    /// A pattern that is one name, as in `for a in` and `catch let a`, gets the origin `whole`.
    private func bind(_ pattern: PatternSyntax, whole: LocalFact.Origin? = nil, isVariable: Bool = false) {
        walk(pattern)
        let binding = pattern.as(ValueBindingPatternSyntax.self)
        let isPlain = (binding?.pattern ?? pattern).is(IdentifierPatternSyntax.self)
        let origin = isPlain ? whole ?? .pattern : .pattern
        for (name, isVariable) in boundNames(in: Syntax(pattern), isVariable: isVariable) {
            let isSelf = name.identifierText == "self"
            declare(name, origin, isVariable: isVariable, selfForm: isSelf ? .strong : nil)
            if isSelf, table.spelling != .implicit, table.spelling != .none { table.spelling = .named("self") }
        }
    }

    private func boundNames(in node: Syntax, isVariable: Bool) -> [(TokenSyntax, Bool)] {
        if let identifier = node.as(IdentifierPatternSyntax.self) { return [(identifier.identifier, isVariable)] }
        if node.is(ClosureExprSyntax.self) { return [] }
        let specifier = node.as(ValueBindingPatternSyntax.self)?.bindingSpecifier.tokenKind
        let isVariable = specifier.map { $0 == .keyword(.var) } ?? isVariable
        return node.children(viewMode: .sourceAccurate).flatMap { boundNames(in: $0, isVariable: isVariable) }
    }
}
