import Refactor
import SwiftSyntax

/// Binds the names of declarations, conditions and patterns.
class BindingVisitor: ScopeVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for attribute in node.attributes { walk(attribute) }
        let isWeak = node.modifiers.contains { $0.name.tokenKind == .keyword(.weak) }
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        let isPlain = node.attributes.isEmpty && node.modifiers.isEmpty
        let isAwaited = node.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
        for binding in node.bindings {
            if let type = binding.typeAnnotation { walk(type) }
            if let value = binding.initializer?.value { walk(value, boundAs: binding.typeAnnotation) }
            if let accessors = binding.accessorBlock { walk(accessors) }
            // A property of a local type is no local name.
            if node.parent?.is(MemberBlockItemSyntax.self) ?? false { continue }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                let source = binding.initializer.map { PatternPath.Source.value(value($0.value)) }
                let type = binding.typeAnnotation.map { PatternPath.Step.cast($0.type.trimmedDescription) }
                bind(
                    binding.pattern, in: type == nil ? source : .value(.unknown), type.map { [$0] } ?? [],
                    isVariable: isVariable)
                continue
            }
            let source = binding.initializer?.value
            let type = PropertyReader.writtenType(of: binding, in: node)?.trimmedDescription
            let form = type == nil ? source.flatMap(selfForm).map { isWeak ? .weak : $0 } : nil
            let isFirst = isPlain && binding.id == node.bindings.first?.id
            declare(
                name, .binding(type: type, value: source.map(value)), isVariable: isVariable, selfForm: form,
                introducer: isAwaited ? .awaited : isFirst ? .plain : .other,
                valueStart: binding.initializer.map(Self.valueStart))
        }
        return .skipChildren
    }

    /// The byte behind `=` and the blanks that follow it on its line.
    private static func valueStart(of initializer: InitializerClauseSyntax) -> Int {
        guard case .spaces(let count)? = initializer.equal.trailingTrivia.first else {
            return initializer.equal.bytes.upperBound
        }
        return initializer.equal.bytes.upperBound + count
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
        if let value = node.initializer?.value { walk(value, boundAs: node.typeAnnotation) }
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
            let source = node.initializer.map { PatternPath.Source.value(value($0.value)) }
            bind(node.pattern, in: source, [.wrapped], isVariable: isVariable)
            return .skipChildren
        }
        unwrap(name, type: node.typeAnnotation?.type, from: node.initializer?.value, isVariable: isVariable)
        return .skipChildren
    }

    private func unwrap(_ token: TokenSyntax, type: TypeSyntax?, from source: ExprSyntax?, isVariable: Bool) {
        let name = token.identifierText
        let isAlias = type == nil && (source.map(isSelf) ?? (table.selfForm(of: name) != nil))
        let unwrapped = source.map(value) ?? .name(name, at: token.bytes.lowerBound)
        if source == nil { use(token, as: .shorthand) }
        if name == "self", let source, source.trimmedDescription != "self" { isSelfRebound = true }
        let outer = table.spelling
        declare(
            token, .unwrapped(type: type?.trimmedDescription, value: unwrapped), isVariable: isVariable,
            selfForm: isAlias ? .strong : nil)
        if isAlias, outer != .implicit, outer != .none { table.spelling = .named(name) }
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        bind(node.pattern, in: .value(value(node.initializer.value)))
        return .skipChildren
    }

    // MARK: - Loops, cases, errors

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        let sequence = value(node.sequence)
        inScope {
            if let type = node.typeAnnotation { walk(type) }
            bind(node.pattern, in: .element(of: sequence), whole: .element(of: sequence))
            if let condition = node.whereClause { walk(condition) }
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        inBlock {
            if case .case(let label) = node.label {
                let subject = subject(of: node)
                for item in label.caseItems {
                    bind(item.pattern, in: subject)
                    if let condition = item.whereClause { walk(condition) }
                }
            }
            enter(body: node.statements)
        }
        return .skipChildren
    }

    /// Returns the subject of the `switch` around a case.
    private func subject(of node: SwitchCaseSyntax) -> PatternPath.Source? {
        var outer = node.parent
        while let next = outer, !next.is(SwitchExprSyntax.self) { outer = next.parent }
        return outer?.as(SwitchExprSyntax.self).map { .value(value($0.subject)) }
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            let binds = node.catchItems.contains { $0.pattern != nil }
            if !binds { declare(unwritten: "error", .caught, at: node.body.innerBytes.lowerBound) }
            for item in node.catchItems {
                if let pattern = item.pattern { bind(pattern, in: .caught, whole: .caught) }
                if let condition = item.whereClause { walk(condition) }
            }
            walk(node.body)
        }
        return .skipChildren
    }

    // MARK: - Patterns

    /// Walks the expressions of a pattern and binds its names.
    ///
    /// A pattern that is one name, as in `for a in` and `catch let a`, gets the origin `whole` if there is one.
    private func bind(
        _ pattern: PatternSyntax, in source: PatternPath.Source?, _ steps: [PatternPath.Step] = [],
        whole: LocalFact.Origin? = nil, isVariable: Bool = false
    ) {
        walk(pattern)
        for name in PatternReader(pattern, steps: steps, isVariable: isVariable).names {
            let isSelf = name.token.identifierText == "self"
            declare(
                name.token, origin(of: name, in: source, whole), isVariable: name.isVariable,
                selfForm: isSelf ? .strong : nil)
            if isSelf, table.spelling != .implicit, table.spelling != .none { table.spelling = .named("self") }
        }
    }

    private func origin(
        of name: PatternReader.Name, in source: PatternPath.Source?, _ whole: LocalFact.Origin?
    ) -> LocalFact.Origin {
        guard let source, let steps = name.steps else { return .pattern }
        if steps.isEmpty, let whole { return whole }
        return .matched(PatternPath(source, steps: steps))
    }
}
