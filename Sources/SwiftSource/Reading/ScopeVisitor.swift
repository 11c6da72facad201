import Refactor
import SwiftSyntax

/// Walks one member and keeps account of its scopes: which names are local where, and which stand for self.
///
/// A name is local when a parameter, a binding, a pattern, a capture or a local function of an enclosing scope
/// declares it before the use. `strongSelf` and the like count as `self` where they are bound to it.
class ScopeVisitor: SyntaxVisitor {
    let file: SourceFile
    private(set) var scopes = ScopeStack()
    private(set) var closureDepth = 0
    private var blockDepth = 0
    private var nestedTypeDepth = 0
    private var selfCaptureDepth = 0
    private var isSelfRebound = false
    private var statements = StatementList()

    init(file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    var localNames: Set<String> { scopes.allNames }

    /// Whether the walk is inside a nested or local type, where `self` is another object.
    var isInNestedType: Bool { nestedTypeDepth > 0 }

    /// Whether the walk is where self may be held weakly: in a closure that captures it by a list, or behind a binding of
    /// the name `self` to something else.
    var isSelfWeak: Bool { selfCaptureDepth > 0 || isSelfRebound }

    func leafStatements() -> [StatementFact] { statements.leaves() }

    /// A name that is used in the place where it is bound: `[weak name]`, `if let name`.
    func use(_ name: TokenSyntax, as usage: ReferenceFact.Usage) {}

    final func isSelf(_ expression: ExprSyntax) -> Bool {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
        return name == "self" || scopes.isSelf(name)
    }

    // MARK: - Entering a member

    func enter(attributes: AttributeListSyntax) {
        for attribute in attributes { walk(attribute) }
    }

    func enter(generics: GenericParameterClauseSyntax?) {
        for parameter in generics?.parameters ?? [] { scopes.declare(parameter.name.identifierText) }
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
        if let body { inScope { walk(body.statements) } }
    }

    func enter(accessors: AccessorBlockSyntax) {
        switch accessors.accessors {
        case .getter(let statements):
            inScope { walk(statements) }
        case .accessors(let list):
            for accessor in list {
                inScope {
                    if let name = PropertyReader.valueName(of: accessor) { scopes.declare(name) }
                    enter(body: accessor.body)
                }
            }
        }
    }

    func enter(nestedType node: DeclSyntax, innerNames: [String]) {
        nestedTypeDepth += 1
        inScope {
            for name in innerNames { scopes.declare(name) }
            enter(generics: node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause)
            if let group = node.asProtocol((any DeclGroupSyntax).self) {
                if let inheritance = group.inheritanceClause { walk(inheritance) }
                walk(group.memberBlock)
            } else if let alias = node.as(TypeAliasDeclSyntax.self) {
                walk(alias.initializer.value)
            }
        }
        nestedTypeDepth -= 1
    }

    // MARK: - Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if !node.item.is(FunctionDeclSyntax.self) { statements.note(node, depth: blockDepth, in: file) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node {
            guard let named = item.item.asProtocol((any NamedDeclSyntax).self) else { continue }
            scopes.declare(named.name.identifierText)
        }
        // Local functions know the names that are bound behind them.
        for item in node where !item.item.is(FunctionDeclSyntax.self) { walk(item) }
        for item in node where item.item.is(FunctionDeclSyntax.self) { walk(item) }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        inBlock { walk(node.statements) }
        return .skipChildren
    }

    /// The condition of `#if` names no declarations.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    /// Runs a walk in a scope of its own.
    private func inScope(_ walk: () -> Void) {
        scopes.push()
        walk()
        _ = scopes.pop()
    }

    /// Runs a walk in a scope whose statements lie one block deeper.
    private func inBlock(_ walk: () -> Void) {
        blockDepth += 1
        inScope(walk)
        blockDepth -= 1
    }

    // MARK: - Closures and functions

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        closureDepth += 1
        let capturesSelf = node.signature?.capture?.items.contains(where: isOfSelf) ?? false
        selfCaptureDepth += capturesSelf ? 1 : 0
        inBlock {
            for capture in node.signature?.capture?.items ?? [] { enter(capture: capture) }
            switch node.signature?.parameterClause {
            case .simpleInput(let list)?:
                for parameter in list { scopes.declare(parameter.name.identifierText) }
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
        selfCaptureDepth -= capturesSelf ? 1 : 0
        closureDepth -= 1
        return .skipChildren
    }

    /// Whether a capture is one of self, under any name.
    private func isOfSelf(_ capture: ClosureCaptureSyntax) -> Bool {
        let name = capture.name.identifierText
        return capture.initializer.map { isSelf($0.value) } ?? (name == "self" || scopes.isSelf(name))
    }

    private func enter(capture: ClosureCaptureSyntax) {
        let name = capture.name.identifierText
        if let value = capture.initializer?.value {
            if !isSelf(value) { walk(value) }
            scopes.declare(name, isSelf: isSelf(value))
        } else if name != "self" {
            rebind(capture.name, as: .capture)
        }
    }

    /// Binds a name anew to the value that it has: a use of it, unless it is local already.
    private func rebind(_ token: TokenSyntax, as usage: ReferenceFact.Usage) {
        let name = token.identifierText
        if !scopes.contains(name) { use(token, as: usage) }
        scopes.declare(name, isSelf: scopes.isSelf(name))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        inBlock {
            enter(generics: node.genericParameterClause)
            enter(parameters: node.signature.parameterClause)
            if let result = node.signature.returnClause { walk(result) }
            if let constraints = node.genericWhereClause { walk(constraints) }
            enter(body: node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        inBlock {
            enter(generics: node.genericParameterClause)
            enter(parameters: node.signature.parameterClause)
            enter(body: node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            enter(generics: node.genericParameterClause)
            enter(parameters: node.parameterClause)
            walk(node.returnClause)
            if let accessors = node.accessorBlock { walk(accessors) }
        }
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        inBlock { enter(accessors: node) }
        return .skipChildren
    }

    // MARK: - Bindings

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(attributes: node.attributes)
        for binding in node.bindings {
            if let type = binding.typeAnnotation { walk(type) }
            let isAlias = binding.initializer.map { isSelf($0.value) } ?? false
            if let value = binding.initializer?.value, !isAlias { walk(value) }
            if let accessors = binding.accessorBlock { walk(accessors) }
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

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation { walk(type) }
        let names = boundNames(in: Syntax(node.pattern))
        let bound = names.filter { $0 != "self" }
        if let value = node.initializer?.value {
            if !isSelf(value) { walk(value) }
            let isAlias = isSelf(value)
            if names.contains("self"), value.trimmedDescription != "self" { isSelfRebound = true }
            for name in bound { scopes.declare(name, isSelf: isAlias) }
        } else if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, !bound.isEmpty {
            rebind(name, as: .shorthand)
        }
        return .skipChildren
    }

    // MARK: - Patterns

    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
        walk(node.initializer)
        bind(node.pattern)
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        inScope {
            if let type = node.typeAnnotation { walk(type) }
            bind(node.pattern)
            if let condition = node.whereClause { walk(condition) }
            walk(node.body)
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        inBlock {
            if case .case(let label) = node.label {
                for item in label.caseItems {
                    bind(item.pattern)
                    if let condition = item.whereClause { walk(condition) }
                }
            }
            walk(node.statements)
        }
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            if node.catchItems.isEmpty { scopes.declare("error") }
            for item in node.catchItems {
                if let pattern = item.pattern { bind(pattern) }
                if let condition = item.whereClause { walk(condition) }
            }
            walk(node.body)
        }
        return .skipChildren
    }

    /// Walks the expressions of a pattern and declares the names that it binds.
    private func bind(_ pattern: PatternSyntax) {
        walk(pattern)
        for name in boundNames(in: Syntax(pattern)) { scopes.declare(name) }
    }

    private func boundNames(in node: Syntax) -> [String] {
        if let identifier = node.as(IdentifierPatternSyntax.self) { return [identifier.identifier.identifierText] }
        if node.is(ClosureExprSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).flatMap(boundNames)
    }

    // MARK: - Local types

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }

    private func inner(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        enter(nestedType: DeclSyntax(node), innerNames: innerNames(of: node.memberBlock))
        return .skipChildren
    }
}
