import Refactor
import SwiftSyntax

/// Walks one member and binds its local names scope by scope.
class LocalScopes: SyntaxVisitor {
    final var table = LocalTable()
    /// How self is spelled at each statement, by the offset of its first byte.
    final private(set) var spellings: [Int: StatementNode.SelfSpelling] = [:]

    init(isStatic: Bool) {
        super.init(viewMode: .sourceAccurate)
        table.spelling = isStatic ? .none : .implicit
    }

    final func selfForm(_ expression: ExprSyntax) -> LocalTable.SelfForm? {
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
        return table.selfForm(of: name)
    }

    final func value(_ expression: ExprSyntax) -> Expression {
        ExpressionReader.expression(of: expression) { self.selfForm($0) != nil }
    }

    /// Binds the name of a token.
    final func declare(
        _ token: TokenSyntax, _ origin: LocalFact.Origin, isVariable: Bool = false,
        selfForm: LocalTable.SelfForm? = nil
    ) {
        let origin = selfForm == nil ? origin : .selfName
        let name = token.identifierText
        table.declare(
            LocalFact(name: name, declaration: token.bytes, origin: origin, isVariable: isVariable), selfForm: selfForm)
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

    /// Runs a walk in a scope of its own.
    final func inScope(_ walk: () -> Void) {
        table.push()
        walk()
        _ = table.pop()
    }

    // MARK: - Entering a member

    final func enter(generics: GenericParameterClauseSyntax?) {
        for parameter in generics?.parameters ?? [] { declare(parameter.name, .localType) }
    }

    final func enter(parameters: FunctionParameterClauseSyntax) {
        for parameter in parameters.parameters {
            let isInout = parameter.type.isInout
            let type = parameter.type.withoutInout
            declare(
                parameter.secondName ?? parameter.firstName,
                .parameter(type: parameter.ellipsis == nil ? type : "[\(type)]", isInout: isInout), isVariable: isInout)
        }
    }

    final func enter(body: CodeBlockItemListSyntax) { inScope { walk(body) } }

    // MARK: - Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        spellings[node.item.bytes.lowerBound] = table.spelling
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
        enter(body: node.statements)
        return .skipChildren
    }

    /// The condition of `#if` names no declarations.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: - Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            let outer = table.spelling
            table.spelling = spelling(in: node)
            for capture in node.signature?.capture?.items ?? [] { enter(capture: capture, outer: outer) }
            enter(parametersOf: node)
            if let result = node.signature?.returnClause { walk(result) }
            enter(body: node.statements)
        }
        return .skipChildren
    }

    /// How self is spelled in a closure that captures no name for it.
    private func spelling(in node: ClosureExprSyntax) -> StatementNode.SelfSpelling {
        let outer = table.spelling
        guard outer == .implicit || outer == .named("self") else { return outer }
        let names = table.weakNames
        if names.isEmpty { return .named("self") }
        let used = node.tokens(viewMode: .sourceAccurate).first { names.contains($0.identifierText) }
        return used.map { .optional($0.identifierText) } ?? .named("self")
    }

    private func enter(capture: ClosureCaptureSyntax, outer: StatementNode.SelfSpelling) {
        let name = capture.name.identifierText
        let isWeak = capture.specifier?.specifier.tokenKind == .keyword(.weak)
        let source = capture.initializer?.value
        let form = source.map(selfForm) ?? table.selfForm(of: name)
        let captured = form.map { isWeak ? .weak : $0 }
        let origin: LocalFact.Origin
        if let source {
            origin = isWeak ? .pattern : .binding(type: nil, value: value(source))
            walk(source)
        } else {
            let offset = capture.name.bytes.lowerBound
            origin = isWeak ? .pattern : .binding(type: nil, value: .name(name, at: offset))
            table.use(name, at: capture.name.bytes, mayChange: false)
        }
        if name == "self", source == nil {
            table.hide(name, selfForm: captured)
        } else {
            declare(capture.name, origin, selfForm: captured)
        }
        if let captured, outer != .none { table.spelling = captured == .weak ? .optional(name) : .named(name) }
    }

    private func enter(parametersOf node: ClosureExprSyntax) {
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?:
            for (index, parameter) in list.enumerated() {
                declare(parameter.name, origin(ofParameter: index, among: list.count, type: nil, of: node))
            }
        case .parameterClause(let clause)?:
            for (index, parameter) in clause.parameters.enumerated() {
                if let type = parameter.type { walk(type) }
                var type = parameter.type?.withoutInout
                if parameter.ellipsis != nil { type = type.map { "[\($0)]" } }
                declare(
                    parameter.secondName ?? parameter.firstName,
                    origin(ofParameter: index, among: clause.parameters.count, type: type, of: node),
                    isVariable: parameter.type?.isInout ?? false)
            }
        case nil: declareNumbered(in: node)
        }
    }

    private func origin(
        ofParameter index: Int, among count: Int, type: String?, of node: ClosureExprSyntax
    ) -> LocalFact.Origin {
        let place = ClosurePlace(of: node)
        let call = place.map { value(ExprSyntax($0.call)) }
        return .closureParameter(type: type, call: call, argument: place?.argument ?? 0, index: index, of: count)
    }

    /// Binds the `$0`, `$1` that a closure uses itself.
    private func declareNumbered(in node: ClosureExprSyntax) {
        let start = node.innerBytes.lowerBound
        let names = Set(numberedNames(in: Syntax(node.statements))).sorted()
        let count = names.compactMap { Int($0.dropFirst()) }.max().map { $0 + 1 } ?? 0
        for name in names {
            guard let index = Int(name.dropFirst()) else { continue }
            declare(unwritten: name, origin(ofParameter: index, among: count, type: nil, of: node), at: start)
        }
    }

    private func numberedNames(in node: Syntax) -> [String] {
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName, case .dollarIdentifier = name.tokenKind {
            return [name.text]
        }
        if node.is(ClosureExprSyntax.self) { return [] }
        return node.children(viewMode: .sourceAccurate).flatMap(numberedNames)
    }

    // MARK: - Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            enter(generics: node.genericParameterClause)
            walk(node.signature)
            if let constraints = node.genericWhereClause { walk(constraints) }
            enter(parameters: node.signature.parameterClause)
            if let body = node.body { walk(body) }
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            enter(generics: node.genericParameterClause)
            walk(node.signature)
            enter(parameters: node.signature.parameterClause)
            if let body = node.body { walk(body) }
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            enter(generics: node.genericParameterClause)
            walk(node.parameterClause)
            walk(node.returnClause)
            enter(parameters: node.parameterClause)
            if let accessors = node.accessorBlock { walk(accessors) }
        }
        return .skipChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        switch node.accessors {
        case .getter(let statements): enter(body: statements)
        case .accessors(let list):
            for accessor in list {
                inScope {
                    if let name = accessor.parameters?.name {
                        declare(name, .accessorValue)
                    } else if let name = PropertyReader.valueName(of: accessor), let body = accessor.body {
                        declare(unwritten: name, .accessorValue, at: body.innerBytes.lowerBound)
                    }
                    if let body = accessor.body { walk(body) }
                }
            }
        }
        return .skipChildren
    }

    // MARK: - Local types

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { inner(node) }

    /// Inside, `self` is another object, and the type's own members come before the names around it.
    private func inner(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        inScope {
            table.spelling = .none
            for name in innerNames(of: node.memberBlock) + ["self"] { table.hide(name) }
            let generic = node.asProtocol((any WithGenericParametersSyntax).self)
            enter(generics: generic?.genericParameterClause)
            if let inheritance = node.inheritanceClause { walk(inheritance) }
            walk(node.memberBlock)
        }
        return .skipChildren
    }
}

extension TypeSyntax {
    fileprivate var isInout: Bool {
        self.as(AttributedTypeSyntax.self)?.tokens(viewMode: .sourceAccurate)
            .prefix { $0.position < self.as(AttributedTypeSyntax.self)?.baseType.position ?? $0.position }
            .contains { $0.tokenKind == .keyword(.inout) } ?? false
    }

    /// As written, without `inout`.
    fileprivate var withoutInout: String {
        let text = trimmedDescription
        guard isInout, text.hasPrefix("inout") else { return text }
        return String(text.dropFirst("inout".count).drop(while: \.isWhitespace))
    }
}
