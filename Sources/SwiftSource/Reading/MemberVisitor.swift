import Refactor
import SwiftSyntax

/// Walks one member, once: a name that the table of locals has is a use of that local, any other one is a reference.
final class MemberVisitor: BindingVisitor {
    private let typeName: String
    /// The bytes of the body of which a tree is made.
    private let body: Range<Int>?
    private var context = ExpressionContext()
    private var changes = ChangeMarks()
    private var specialUsage: ReferenceFact.Usage?
    private(set) var references: [ReferenceFact] = []
    /// The chains of properties in the body, in the order of the walk.
    private(set) var accesses: [AccessFact] = []
    /// The words that bind the member's code to where it stands.
    private(set) var anchors: [AnchorFact] = []

    init(file: SourceFile, typeName: String, isStatic: Bool, body: Range<Int>?) {
        self.typeName = typeName
        self.body = body
        super.init(file: file, isStatic: isStatic)
    }

    /// The parameters of the member, then what its body binds, in source order; the uses of each in the body.
    func locals() -> [LocalFact] {
        guard let body else { return [] }
        let bound = table.locals.filter { local in
            switch local.origin {
            case .parameter, .localType: true
            default: body.contains(local.declaration.lowerBound)
            }
        }
        let sorted = bound.enumerated().sorted {
            ($0.element.declaration.lowerBound, $0.offset) < ($1.element.declaration.lowerBound, $1.offset)
        }
        return sorted.map { _, local in
            var local = local
            local.uses = local.uses.filter { body.contains($0.range.lowerBound) }
                .sorted { $0.range.lowerBound < $1.range.lowerBound }
            return local
        }
    }

    // MARK: - What surrounds a name

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        context.note(sequence: node)
        changes.note(sequence: node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        context.note(call: node, value: value)
        changes.note(call: node)
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        context.note(reference: node)
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

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let place = "#" + (node.macroName.text.hasPrefix("file") ? "file" : node.macroName.text)
        if ["#column", "#file", "#function", "#line"].contains(place) { anchor(.place(place), node.pound) }
        let usages: [String: ReferenceFact.Usage] = ["selector": .selector, "keyPath": .keyPath]
        let outer = specialUsage
        specialUsage = usages[node.macroName.text] ?? outer
        walk(node.arguments)
        specialUsage = outer
        if let closure = node.trailingClosure { walk(closure) }
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.clauses.first { anchor(.place("#if"), first.poundKeyword) }
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        anchor(.availability, node.availabilityKeyword)
        return .visitChildren
    }

    private func anchor(_ kind: AnchorFact.Kind, _ token: TokenSyntax) {
        anchors.append(AnchorFact(kind: kind, range: token.bytes))
    }

    // MARK: - Names in expressions

    override func use(_ name: TokenSyntax, as usage: ReferenceFact.Usage) {
        if use(name) == .other { record(name, base: .none, usage: usage) }
    }

    @discardableResult
    private func use(_ name: TokenSyntax) -> LocalTable.Meaning {
        table.use(
            name.identifierText,
            LocalFact.Use(of: name, mayChange: changes.contains(name)))
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.baseName.tokenKind {
        case .identifier, .keyword, .dollarIdentifier: break
        default: return .skipChildren
        }
        switch use(node.baseName) {
        case .selfValue: record(node.baseName, as: "self", base: .none, selfName: node.baseName.identifierText)
        case .other: record(node.baseName, base: .none)
        case .local: break
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
            record(name, base: .expression(root: nil))
            return .skipChildren
        }
        note(access: node)
        if !isInNestedType, let kind = selfBase(of: base) {
            let own = ExpressionContext.unwrapped(base).as(DeclReferenceExprSyntax.self)?.baseName
            if let own { use(own) }
            let isOwn = kind == .ownSelf || kind == .optionalSelf
            record(
                name, base: kind, receiver: isOwn ? base.bytes.lowerBound..<node.period.bytes.upperBound : nil,
                selfName: own?.identifierText)
        } else if let type = base.as(DeclReferenceExprSyntax.self)?.baseName, isOwnType(type) {
            record(ownType: type)
            record(name, base: .ownType)
        } else {
            walk(base)
            record(
                name, base: .expression(root: ExpressionContext.root(of: base, isSelf: isSelf)),
                path: ExpressionContext.names(of: base, isSelf: isSelf) ?? [])
        }
        return .skipChildren
    }

    private func note(access node: MemberAccessExprSyntax) {
        guard let body, body.contains(node.bytes.lowerBound) else { return }
        if let access = AccessReader(value: value, isSelf: isSelf).access(endingWith: node) { accesses.append(access) }
    }

    override func visitPost(_ node: SubscriptCallExprSyntax) {
        guard let body, body.contains(node.bytes.lowerBound) else { return }
        if let access = AccessReader(value: value, isSelf: isSelf).rowAccess(node) { accesses.append(access) }
    }

    private func selfBase(of base: ExprSyntax) -> ReferenceFact.Base? {
        if isSelf(base) { return .ownSelf }
        if base.is(SuperExprSyntax.self) { return .superclass }
        if let chained = base.as(OptionalChainingExprSyntax.self), isSelf(chained.expression) { return .optionalSelf }
        if let forced = base.as(ForceUnwrapExprSyntax.self), isSelf(forced.expression) { return .optionalSelf }
        return nil
    }

    /// The first property is one of the root, or of whom the key path is given to; the ones behind it are not known.
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        let root = node.root.flatMap { $0.as(IdentifierTypeSyntax.self) }?.name
        let isOwn = root.map(isOwnType) ?? false
        if let root, isOwn { record(ownType: root) } else if let type = node.root { walk(type) }
        if let first = node.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName,
            first.text != "self"
        {
            let base: ReferenceFact.Base = node.root == nil ? .none : .expression(root: root?.text)
            record(first, base: isOwn ? .ownType : base, usage: .keyPath)
        }
        for item in node.components {
            for part in item.component.children(viewMode: .sourceAccurate) where !part.is(DeclReferenceExprSyntax.self)
            {
                walk(part)
            }
        }
        return .skipChildren
    }

    // MARK: - Names of types

    /// `Self` outside of nested types, or the name of the type whose member this is.
    private func isOwnType(_ name: TokenSyntax) -> Bool {
        name.text == "Self" ? !isInNestedType : name.identifierText == typeName
    }

    /// The controller's own name means the same everywhere, so only `Self` is a reference.
    private func record(ownType name: TokenSyntax) {
        if name.text == "Self" { record(name, base: .none, usage: .type) }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.identifierText
        let isLocal = table.use(type: name, at: node.name.bytes)
        if !isLocal, name != typeName { record(node.name, base: .none, usage: .type) }
        if let arguments = node.genericArgumentClause { walk(arguments) }
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        walk(node.baseType)
        if let owner = node.baseType.as(IdentifierTypeSyntax.self)?.name, isOwnType(owner) {
            record(node.name, base: .ownType, usage: .type)
        }
        if let arguments = node.genericArgumentClause { walk(arguments) }
        return .skipChildren
    }

    /// The name of an attribute is a fact of its declaration; its arguments are expressions.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.attributeName.trimmedDescription == "available" {
            anchors.append(AnchorFact(kind: .availability, range: node.attributeName.bytes))
        }
        if case .argumentList(let arguments) = node.arguments { walk(arguments) }
        return .skipChildren
    }

    // MARK: - Recording

    private func record(
        _ token: TokenSyntax, as name: String? = nil, base: ReferenceFact.Base, usage: ReferenceFact.Usage? = nil,
        receiver: Range<Int>? = nil, selfName: String? = nil, path: [String] = []
    ) {
        if isInNestedType, ["self", "Self", "super"].contains(token.text) { return }
        let range = token.bytes
        var reference = context.reference(
            name: name ?? token.identifierText, base: base, usage: usage ?? specialUsage, token: token,
            range: range, line: file.line(at: range.lowerBound), closureDepth: closureDepth,
            receiver: receiver, isWeaklyCaptured: isSelfWeak)
        reference.selfName = selfName
        reference.isOptionalSelf = name == "self" && selfName.map { table.selfForm(of: $0) == .weak } ?? false
        reference.path = path
        references.append(reference)
    }
}
