import Refactor
import SwiftSyntax

/// Walks one member and collects the names it uses that are not local.
final class ReferenceVisitor: ScopeVisitor {
    private let typeName: String
    private var context = ExpressionContext()
    private var specialUsage: ReferenceFact.Usage?
    private(set) var references: [ReferenceFact] = []

    init(file: SourceFile, typeName: String) {
        self.typeName = typeName
        super.init(file: file)
    }

    // MARK: - What surrounds a name

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
        if let closure = node.trailingClosure { walk(closure) }
        walk(node.additionalTrailingClosures)
        return .skipChildren
    }

    // MARK: - Names in expressions

    override func use(_ name: TokenSyntax, as usage: ReferenceFact.Usage) {
        record(name, base: .none, usage: usage)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierText
        switch node.baseName.tokenKind {
        case .identifier, .keyword: break
        case .dollarIdentifier where name.dropFirst().contains(where: { !$0.isNumber }): break
        default: return .skipChildren
        }
        if name == "self" || scopes.isSelf(name) {
            record(node.baseName, as: "self", base: .none)
        } else if !scopes.contains(name) {
            record(node.baseName, base: .none)
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
        if !isInNestedType, let kind = selfBase(of: base) {
            let isOwn = kind == .ownSelf || kind == .optionalSelf
            record(name, base: kind, receiver: isOwn ? base.bytes.lowerBound..<node.period.bytes.upperBound : nil)
        } else if let type = base.as(DeclReferenceExprSyntax.self)?.baseName, isOwnType(type) {
            record(ownType: type)
            record(name, base: .ownType)
        } else {
            walk(base)
            record(name, base: .expression(root: ExpressionContext.root(of: base, isSelf: isSelf)))
        }
        return .skipChildren
    }

    private func selfBase(of base: ExprSyntax) -> ReferenceFact.Base? {
        if isSelf(base) { return .ownSelf }
        if base.is(SuperExprSyntax.self) { return .superclass }
        if let chained = base.as(OptionalChainingExprSyntax.self), isSelf(chained.expression) { return .optionalSelf }
        if let forced = base.as(ForceUnwrapExprSyntax.self), isSelf(forced.expression) { return .optionalSelf }
        return nil
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        let root = node.root.flatMap { $0.as(IdentifierTypeSyntax.self) }?.name
        for (index, item) in node.components.enumerated() {
            guard let property = item.component.as(KeyPathPropertyComponentSyntax.self) else {
                walk(item.component)
                continue
            }
            let name = property.declName.baseName
            guard index == 0, name.text != "self" else { continue }
            if let root, isOwnType(root) {
                record(ownType: root)
                record(name, base: .ownType, usage: .keyPath)
            } else {
                if let type = node.root { walk(type) }
                record(name, base: node.root == nil ? .none : .expression(root: root?.text), usage: .keyPath)
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
        if !scopes.contains(name), name != typeName { record(node.name, base: .none, usage: .type) }
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
        if case .argumentList(let arguments) = node.arguments { walk(arguments) }
        return .skipChildren
    }

    // MARK: - Recording

    private func record(
        _ token: TokenSyntax, as name: String? = nil, base: ReferenceFact.Base, usage: ReferenceFact.Usage? = nil,
        receiver: Range<Int>? = nil
    ) {
        if isInNestedType, ["self", "Self", "super"].contains(name ?? token.text) { return }
        let range = token.bytes
        references.append(
            context.reference(
                name: name ?? token.identifierText, base: base, usage: usage ?? specialUsage, token: token,
                range: range, line: file.line(at: range.lowerBound), closureDepth: closureDepth,
                receiver: receiver, isWeaklyCaptured: isSelfWeak))
    }
}
