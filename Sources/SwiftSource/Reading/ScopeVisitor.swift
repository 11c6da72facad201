import Refactor
import SwiftSyntax

/// Walks one member and keeps account of its scopes: which names are local where, which stand for self, and in how many
/// blocks, closures and types the walk is.
class ScopeVisitor: SyntaxVisitor {
    final let file: SourceFile
    final var table = LocalTable()
    /// The spelling of self at each statement, by the offset of its first byte.
    final private(set) var spellings: [Int: StatementNode.SelfSpelling] = [:]
    /// The same for what each statement says itself.
    final private(set) var heads: [Int: StatementHead] = [:]
    final private(set) var closureDepth = 0
    /// The number of closures around that capture self by a list.
    final private var selfCaptureDepth = 0
    /// True if the name `self` was bound to something else before.
    final var isSelfRebound = false
    final private var blockDepth = 0
    final private var nestedTypeDepth = 0
    final private var statements = StatementList()
    /// The expressions that were read already, by the state of the names for self.
    final private var memories: [Int: ExpressionMemory] = [:]

    init(file: SourceFile, isStatic: Bool) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        table.spelling = isStatic ? .none : .implicit
    }

    /// Every name that the member binds as it is written.
    final var localNames: Set<String> {
        table.names.filter { $0 != "self" && !($0.hasPrefix("$") && Int($0.dropFirst()) != nil) }
    }

    final func leafStatements() -> [StatementFact] { statements.leaves() }

    /// True if the walk is inside a nested or local type, where `self` is another object.
    final var isInNestedType: Bool { nestedTypeDepth > 0 }

    /// True if the walk is where self may be held weakly.
    final var isSelfWeak: Bool { selfCaptureDepth > 0 || isSelfRebound }

    /// A name that is used in the place where it is bound: `[weak name]`, `if let name`.
    func use(_ name: TokenSyntax, as usage: ReferenceFact.Usage) {}

    // MARK: - Names and values

    final func selfForm(_ expression: ExprSyntax) -> LocalTable.SelfForm? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
        return table.selfForm(of: name)
    }

    final func isSelf(_ expression: ExprSyntax) -> Bool { selfForm(expression) != nil }

    final func value(_ expression: ExprSyntax) -> Expression {
        let memory = memories[table.selfNames, default: ExpressionMemory()]
        memories[table.selfNames] = memory
        return ExpressionReader(memory: memory, isSelf: isSelf).expression(of: expression)
    }

    /// Walks what a name is bound to. Another name for self is no use of self; what is done with that name is.
    final func walk(bound value: ExprSyntax) {
        guard isSelf(value), let name = value.as(DeclReferenceExprSyntax.self)?.baseName else { return walk(value) }
        table.use(name.identifierText, LocalFact.Use(range: name.bytes, mayChange: false))
    }

    /// The same where a type may be written: `let screen: UIViewController = self` is a use of self, as a value.
    final func walk(_ value: ExprSyntax, boundAs type: TypeAnnotationSyntax?) {
        if type == nil { walk(bound: value) } else { walk(value) }
    }

    /// Binds the name of a token.
    final func declare(
        _ token: TokenSyntax, _ origin: LocalFact.Origin, isVariable: Bool = false,
        selfForm: LocalTable.SelfForm? = nil, introducer: LocalFact.Introducer = .other, valueStart: Int? = nil
    ) {
        let origin = selfForm == nil ? origin : .selfName
        let name = token.identifierText
        var local = LocalFact(name: name, declaration: token.bytes, origin: origin, isVariable: isVariable)
        local.introducer = introducer
        local.valueStart = valueStart
        table.declare(local, selfForm: selfForm)
        // `{ $item in` binds the value itself too.
        if name.hasPrefix("$"), name.count > 1 {
            table.declare(
                LocalFact(name: String(name.dropFirst()), declaration: token.bytes, origin: .pattern, isVariable: true))
        }
    }

    /// Binds a name that is written nowhere: `error`, `newValue`.
    final func declare(unwritten name: String, _ origin: LocalFact.Origin, at offset: Int) {
        table.declare(LocalFact(name: name, declaration: offset..<offset, origin: origin, isVariable: false))
    }

    // MARK: - Scopes

    /// Runs a walk in a scope of its own.
    final func inScope(_ walk: () -> Void) {
        table.push()
        walk()
        _ = table.pop()
    }

    /// Runs a walk in a scope whose statements lie one block deeper.
    final func inBlock(_ walk: () -> Void) {
        blockDepth += 1
        inScope(walk)
        blockDepth -= 1
    }

    final func enter(body: CodeBlockItemListSyntax?) {
        if let body { inScope { walk(body) } }
    }

    // MARK: - Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let start = node.item.bytes.lowerBound
        spellings[start] = table.spelling
        heads[start] = StatementHead(of: node, value: value)
        if !node.item.is(FunctionDeclSyntax.self) { statements.note(node, depth: blockDepth, in: file) }
        return .visitChildren
    }

    /// Local functions and types are known in the whole list, and local functions know all names of it.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node {
            guard let named = item.item.asProtocol((any NamedDeclSyntax).self) else { continue }
            declare(named.name, item.item.is(FunctionDeclSyntax.self) ? .function : .localType)
        }
        var functions: [(CodeBlockItemSyntax, StatementNode.SelfSpelling)] = []
        for item in node {
            if item.item.is(FunctionDeclSyntax.self) {
                functions.append((item, table.spelling))
            } else {
                walk(item)
            }
        }
        let last = table.spelling
        for (item, spelling) in functions {
            table.spelling = spelling
            walk(item)
        }
        table.spelling = last
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

    // MARK: - Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let capturesSelf = node.signature?.capture?.items.contains { selfForm(captured: $0) != nil } ?? false
        closureDepth += 1
        selfCaptureDepth += capturesSelf ? 1 : 0
        inBlock { enter(node) }
        selfCaptureDepth -= capturesSelf ? 1 : 0
        closureDepth -= 1
        return .skipChildren
    }

    // MARK: - Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        inBlock { enter(node) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        inBlock { enter(node) }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        inBlock { enter(node) }
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        inBlock { enter(node) }
        return .skipChildren
    }

    // MARK: - Local types

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }

    private func inner(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        enter(nestedType: DeclSyntax(node))
        return .skipChildren
    }

    /// Inside, `self` is another object, and the type's own members come before the names around it.
    final func enter(nestedType node: DeclSyntax) {
        nestedTypeDepth += 1
        inScope {
            table.spelling = .none
            table.hide("self")
            let group = node.asProtocol((any DeclGroupSyntax).self)
            for name in group.map({ innerNames(of: $0.memberBlock) }) ?? [] { table.hide(name) }
            enter(generics: node.asProtocol((any WithGenericParametersSyntax).self))
            if let inheritance = group?.inheritanceClause { walk(inheritance) }
            if let members = group?.memberBlock { walk(members) }
            if let alias = node.as(TypeAliasDeclSyntax.self) { walk(alias.initializer.value) }
        }
        nestedTypeDepth -= 1
    }
}
