import Refactor
import SwiftSyntax

/// Walks one member and collects the names it uses, with local names resolved by scope; the only visitor there is.
///
/// A name is local when a parameter, a binding, a pattern, a capture or a local function of an enclosing scope
/// declares it before the use. `strongSelf` and the like count as `self` where they are bound to it.
final class ReferenceVisitor: SyntaxVisitor {
    private let file: SourceFile
    private let typeName: String
    private var scopes = ScopeStack()
    private var context = ExpressionContext()
    private var closureDepth = 0
    private var blockDepth = 0
    private var nestedTypeDepth = 0
    private var specialUsage: ReferenceFact.Usage?
    private var statements: [StatementFact] = []
    private(set) var references: [ReferenceFact] = []

    init(file: SourceFile, typeName: String) {
        self.file = file
        self.typeName = typeName
        super.init(viewMode: .sourceAccurate)
    }

    var localNames: Set<String> { scopes.allNames }

    // MARK: - Entering a member

    func enter(generics: GenericParameterClauseSyntax?) {
        for parameter in generics?.parameters ?? [] { scopes.declare(parameter.name.text) }
        if let generics { walk(generics) }
    }

    func enter(parameters: FunctionParameterClauseSyntax) {
        for parameter in parameters.parameters {
            walk(parameter.type)
            if let value = parameter.defaultValue { walk(value) }
        }
        for parameter in parameters.parameters {
            scopes.declare((parameter.secondName ?? parameter.firstName).identifierText)
        }
    }

    func enter(body: CodeBlockSyntax?) {
        if let body { walk(body) }
    }

    func enter(accessors: AccessorBlockSyntax) {
        switch accessors.accessors {
        case .getter(let statements):
            inScope { walk(statements) }
        case .accessors(let list):
            for accessor in list {
                inScope {
                    let names = [accessor.parameters?.name.text].compactMap { $0 } + ["newValue", "oldValue"]
                    for name in names { scopes.declare(name) }
                    enter(body: accessor.body)
                }
            }
        }
    }

    func enter(nestedType node: DeclSyntax, innerNames: [String]) {
        nestedTypeDepth += 1
        inScope {
            for name in innerNames { scopes.declare(name) }
            if let group = node.asProtocol((any DeclGroupSyntax).self) {
                let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
                for parameter in generics?.parameters ?? [] { scopes.declare(parameter.name.text) }
                if let inheritance = group.inheritanceClause { walk(inheritance) }
                walk(group.memberBlock)
            } else {
                node.as(TypeAliasDeclSyntax.self).map { walk($0.initializer.value) }
            }
        }
        nestedTypeDepth -= 1
    }

    // MARK: - Statements

    /// Statements cut at the first statement inside them, so that no line belongs to two.
    func leafStatements() -> [StatementFact] {
        let sorted = statements.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return sorted.enumerated().map { index, statement in
            guard index + 1 < sorted.count, sorted[index + 1].range.lowerBound < statement.range.upperBound else {
                return statement
            }
            let inner = sorted[index + 1]
            return StatementFact(
                range: statement.range.lowerBound..<inner.range.lowerBound, line: statement.line,
                endLine: max(statement.line, inner.line - 1), depth: statement.depth)
        }
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let bytes = node.bytes
        if !node.item.is(FunctionDeclSyntax.self) {
            statements.append(
                StatementFact(
                    range: bytes, line: file.line(at: bytes.lowerBound),
                    endLine: file.line(at: max(bytes.lowerBound, bytes.upperBound - 1)), depth: blockDepth))
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node {
            if let function = item.item.as(FunctionDeclSyntax.self) { scopes.declare(function.name.identifierText) }
            let named = item.item.asProtocol((any NamedDeclSyntax).self)
            if let named, named.is(StructDeclSyntax.self) || named.is(EnumDeclSyntax.self) || named.is(ClassDeclSyntax.self)
                || named.is(TypeAliasDeclSyntax.self)
            {
                scopes.declare(named.name.identifierText)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        blockDepth += 1
        inScope { walk(node.statements) }
        blockDepth -= 1
        return .skipChildren
    }

    // MARK: - Scopes

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        closureDepth += 1
        blockDepth += 1
        inScope {
            for capture in node.signature?.capture?.items ?? [] { enter(capture: capture) }
            switch node.signature?.parameterClause {
            case .simpleInput(let list)?: list.forEach { scopes.declare($0.name.identifierText) }
            case .parameterClause(let clause)?:
                for parameter in clause.parameters {
                    if let type = parameter.type { walk(type) }
                    scopes.declare((parameter.secondName ?? parameter.firstName).identifierText)
                }
            case nil: break
            }
            if let result = node.signature?.returnClause { walk(result) }
            walk(node.statements)
        }
        blockDepth -= 1
        closureDepth -= 1
        return .skipChildren
    }

    private func enter(capture: ClosureCaptureSyntax) {
        let name = capture.name.identifierText
        guard let value = capture.initializer?.value else {
            if name != "self" {
                record(capture.name, base: .none, usage: .capture)
                scopes.declare(name)
            }
            return
        }
        if isSelf(value) { scopes.declare(name, isSelf: true) } else { walk(value); scopes.declare(name) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            for parameter in node.genericParameterClause?.parameters ?? [] { scopes.declare(parameter.name.text) }
            enter(parameters: node.signature.parameterClause)
            if let result = node.signature.returnClause { walk(result) }
            enter(body: node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            enter(parameters: node.signature.parameterClause)
            enter(body: node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(accessors: node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let type = binding.typeAnnotation { walk(type) }
            if let value = binding.initializer?.value, !isSelf(value) { walk(value) }
            if let accessors = binding.accessorBlock { enter(accessors: accessors) }
            let isAlias = binding.initializer.map { isSelf($0.value) } ?? false
            for name in names(in: binding.pattern) { scopes.declare(name, isSelf: isAlias) }
        }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            walk(node.conditions)
            walk(node.body)
        }
        if let otherwise = node.elseBody { walk(otherwise) }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        scopes.push()
        walk(node.conditions)
        let bound = scopes.pop()
        walk(node.body)
        scopes.declare(all: bound)
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            walk(node.conditions)
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        inScope {
            bind(Syntax(node.pattern))
            if let condition = node.whereClause { walk(condition) }
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        blockDepth += 1
        inScope {
            if case .case(let label) = node.label {
                for item in label.caseItems {
                    bind(Syntax(item.pattern))
                    if let condition = item.whereClause { walk(condition) }
                }
            }
            walk(node.statements)
        }
        blockDepth -= 1
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            if node.catchItems.isEmpty { scopes.declare("error") }
            for item in node.catchItems {
                if let pattern = item.pattern { bind(Syntax(pattern)) }
                if let condition = item.whereClause { walk(condition) }
            }
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation { walk(type) }
        let bound = names(in: node.pattern)
        if let value = node.initializer?.value {
            if isSelf(value) {
                for name in bound where name != "self" { scopes.declare(name, isSelf: true) }
                return .skipChildren
            }
            walk(value)
        } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, name.text != "self" {
            record(name, base: .none, usage: .shorthand)
        }
        for name in bound where name != "self" { scopes.declare(name) }
        return .skipChildren
    }

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        bind(Syntax(node.pattern))
        return .skipChildren
    }

    /// Walks the expressions of a pattern and declares the names that it binds.
    private func bind(_ pattern: Syntax) {
        for name in boundNames(in: pattern) { scopes.declare(name) }
        walk(pattern)
    }

    private func boundNames(in node: Syntax) -> [String] {
        if let identifier = node.as(IdentifierPatternSyntax.self) { return [identifier.identifier.identifierText] }
        if node.is(ClosureExprSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).flatMap(boundNames)
    }

    /// Runs a walk in a scope of its own.
    private func inScope(_ walk: () -> Void) {
        scopes.push()
        walk()
        _ = scopes.pop()
    }

    private func isSelf(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name == "self" || scopes.isSelf(name)
    }

    // MARK: - Nested types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { inner(DeclSyntax(node), node.memberBlock) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { inner(DeclSyntax(node), node.memberBlock) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { inner(DeclSyntax(node), node.memberBlock) }

    private func inner(_ node: DeclSyntax, _ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(nestedType: node, innerNames: innerNames(of: block))
        return .skipChildren
    }

    // MARK: - Names

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        context.note(sequence: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        context.note(call: node)
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        context.note(reference: node)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let usages: [String: ReferenceFact.Usage] = ["selector": .selector, "keyPath": .keyPath]
        let outer = specialUsage
        specialUsage = usages[node.macroName.text] ?? outer
        walk(node.arguments)
        specialUsage = outer
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        if let root = node.root { walk(root) }
        if let name = node.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName {
            record(name, base: .none, usage: .keyPath)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierText
        if case .dollarIdentifier = node.baseName.tokenKind { return .skipChildren }
        if name == "self" || scopes.isSelf(name) {
            record(node.baseName, as: "self", base: .none, usage: nil)
        } else if !scopes.contains(name) {
            record(node.baseName, base: .none, usage: nil)
        }
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        record(node.superKeyword, base: .superclass, usage: .read)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        guard let base = node.base else {
            record(name, base: .expression(root: nil), usage: nil)
            return .skipChildren
        }
        if nestedTypeDepth == 0, let kind = selfBase(of: base) {
            record(name, base: kind, usage: nil)
            return .skipChildren
        }
        if let type = base.as(DeclReferenceExprSyntax.self)?.baseName, type.text == "Self" || type.text == typeName {
            if type.text == "Self" { record(type, base: .none, usage: .type) }
            record(name, base: .ownType, usage: nil)
            return .skipChildren
        }
        walk(base)
        record(name, base: .expression(root: ExpressionContext.root(of: base)), usage: nil)
        return .skipChildren
    }

    private func selfBase(of base: ExprSyntax) -> ReferenceFact.Base? {
        if isSelf(base) { return .ownSelf }
        if base.is(SuperExprSyntax.self) { return .superclass }
        if let chained = base.as(OptionalChainingExprSyntax.self), isSelf(chained.expression) { return .optionalSelf }
        if let forced = base.as(ForceUnwrapExprSyntax.self), isSelf(forced.expression) { return .optionalSelf }
        return nil
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !scopes.contains(node.name.identifierText), node.name.text != typeName {
            record(node.name, base: .none, usage: .type)
        }
        if let arguments = node.genericArgumentClause { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func record(
        _ token: TokenSyntax, as name: String? = nil, base: ReferenceFact.Base, usage: ReferenceFact.Usage?
    ) {
        let isInnerSelf = nestedTypeDepth > 0 && (name ?? token.text) == "self"
        if isInnerSelf { return }
        let range = token.bytes
        references.append(
            context.reference(
                name: name ?? token.identifierText, base: base, usage: usage ?? specialUsage, token: token,
                range: range, line: file.line(at: range.lowerBound), closureDepth: closureDepth))
    }
}
