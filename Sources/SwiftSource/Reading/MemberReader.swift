import Refactor
import SwiftSyntax

/// Collects the facts of one member declaration; several for `var a = 1, b = 2`.
struct MemberReader {
    let declaration: DeclSyntax
    let typeName: String
    let file: SourceFile
    let isConditional: Bool
    let readsBodies: Bool

    func facts() -> [MemberFact] {
        if let variable = declaration.as(VariableDeclSyntax.self) { return properties(of: variable) }
        if let function = declaration.as(FunctionDeclSyntax.self) { return [method(function)] }
        if let node = declaration.as(InitializerDeclSyntax.self) { return [initializer(node)] }
        if let node = declaration.as(DeinitializerDeclSyntax.self) {
            var fact = base("deinit", name: "deinit", kind: .deinitializer)
            fact.body = node.body?.bytes
            return [read(fact) { $0.enter(body: node.body?.statements) }]
        }
        if let node = declaration.as(SubscriptDeclSyntax.self) { return [subscriptMember(node)] }
        if declaration.is(EnumCaseDeclSyntax.self) { return [] }
        return nestedType().map { [$0] } ?? []
    }

    private func base(_ id: String, name: String, kind: MemberKind) -> MemberFact {
        let (range, isAlone) = rangeWithComments(of: declaration, in: file)
        let bytes = declaration.bytes
        var fact = MemberFact(
            id: id, name: name, kind: kind, range: range, declaration: bytes,
            line: file.line(at: bytes.lowerBound), endLine: file.line(at: bytes.upperBound))
        fact.isOneOfSeveral = !isAlone
        fact.isConditional = isConditional
        fact.documentation = documentation()
        fact.modifierStart = bytes.lowerBound
        if let attributed = declaration.asProtocol((any WithAttributesSyntax).self) {
            fact.attributes = attributeNames(of: attributed.attributes)
            let next = attributed.attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
            fact.modifierStart = next?.bytes.lowerBound ?? bytes.lowerBound
        }
        if let modified = declaration.asProtocol((any WithModifiersSyntax).self) {
            fact.writtenAccess = access(of: modified.modifiers)
            for modifier in modified.modifiers {
                if modifier.detail == nil, Access(rawValue: modifier.name.text) != nil {
                    fact.accessRange = rangeWithBlanks(of: modifier, in: file)
                } else {
                    fact.modifiers.append(modifier.trimmedDescription)
                }
            }
        }
        return fact
    }

    private func documentation() -> String {
        declaration.leadingTrivia.pieces.compactMap { piece -> String? in
            switch piece {
            case .docLineComment(let text), .docBlockComment(let text): text
            default: nil
            }
        }.joined(separator: " ")
    }

    private func read(_ fact: MemberFact, _ walk: (MemberVisitor) -> Void) -> MemberFact {
        guard readsBodies else { return fact }
        var fact = fact
        let visitor = MemberVisitor(
            file: file, typeName: typeName, isStatic: fact.isStatic, body: BodyReader.body(of: declaration)?.1)
        if let attributed = declaration.asProtocol((any WithAttributesSyntax).self) {
            visitor.walk(attributed.attributes)
        }
        walk(visitor)
        fact.references = visitor.references.sorted { $0.range.lowerBound < $1.range.lowerBound }
        fact.statements = visitor.leafStatements()
        fact.localNames = visitor.localNames
        fact.identifiers = identifiers()
        fact.tree = BodyReader.tree(of: declaration, walkedBy: visitor)
        return fact
    }

    private func identifiers() -> Set<String> {
        Set(
            declaration.tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier = token.tokenKind { return token.identifierText }
                return nil
            })
    }

    private func method(_ node: FunctionDeclSyntax) -> MemberFact {
        let signature = SignatureReader.signature(of: node)
        let name = node.name.identifierText
        var fact = base(SignatureReader.fullName(name, signature.parameters), name: name, kind: .method)
        fact.signature = signature
        fact.parametersEnd = node.signature.parameterClause.rightParen.positionAfterSkippingLeadingTrivia.utf8Offset
        fact.body = node.body?.bytes
        return read(fact) { $0.enter(node) }
    }

    private func initializer(_ node: InitializerDeclSyntax) -> MemberFact {
        let signature = SignatureReader.signature(of: node)
        var fact = base(SignatureReader.fullName("init", signature.parameters), name: "init", kind: .initializer)
        fact.signature = signature
        fact.body = node.body?.bytes
        return read(fact) { $0.enter(node) }
    }

    private func subscriptMember(_ node: SubscriptDeclSyntax) -> MemberFact {
        let signature = SignatureReader.signature(of: node)
        var fact = base(
            SignatureReader.fullName("subscript", signature.parameters), name: "subscript", kind: .subscript)
        fact.signature = signature
        fact.body = node.accessorBlock?.bytes
        return read(fact) { $0.enter(node) }
    }

    private func properties(of node: VariableDeclSyntax) -> [MemberFact] {
        node.bindings.flatMap { binding in
            names(in: binding.pattern).map { name in property(name, in: binding, of: node) }
        }
    }

    private func property(_ name: String, in binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> MemberFact {
        var fact = base(name, name: name, kind: .property)
        let isTuple = !binding.pattern.is(IdentifierPatternSyntax.self)
        fact.isOneOfSeveral = fact.isOneOfSeveral || node.bindings.count > 1 || isTuple
        fact.isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        fact.hasInitialValue = binding.initializer != nil
        fact.accessors = PropertyReader.accessors(of: binding.accessorBlock)
        fact.body = binding.initializer?.value.bytes ?? binding.accessorBlock?.bytes
        if !isTuple {
            fact.valueType = PropertyReader.writtenType(of: binding, in: node)?.trimmedDescription
            if let value = binding.initializer?.value {
                fact.valueType = fact.valueType ?? PropertyReader.type(of: value)
                fact.initialType = PropertyReader.leadingType(of: value)
                fact.initialMember = PropertyReader.staticMember(of: value)
                if readsBodies {
                    fact.value = ExpressionReader.expression(of: value)
                    fact.valueText = file.text(value.bytes)
                }
            }
        }
        return read(fact) { visitor in
            if let type = binding.typeAnnotation { visitor.walk(type) }
            if let value = binding.initializer { visitor.walk(value) }
            if let accessors = binding.accessorBlock { visitor.enter(accessors) }
        }
    }

    private func nestedType() -> MemberFact? {
        let keyword: String
        let name: TokenSyntax
        if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            (keyword, name) = ("typealias", alias.name)
        } else if let group = declaration.asProtocol((any DeclGroupSyntax).self),
            let named = declaration.asProtocol((any NamedDeclSyntax).self)
        {
            (keyword, name) = (group.introducer.text, named.name)
        } else {
            return nil
        }
        var fact = base(name.identifierText, name: name.identifierText, kind: .type)
        fact.typeKeyword = keyword
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            fact.inherits = inheritedNames(of: group.inheritanceClause)
            fact.innerNames = innerNames(of: group.memberBlock)
            fact.caseNames = caseNames(of: group.memberBlock)
            fact.hasStaticConstants = group.memberBlock.members.contains { isStaticConstant($0.decl) }
            fact.body = group.memberBlock.bytes
        }
        return read(fact) { $0.enter(nestedType: declaration) }
    }
}

/// Names of the members of a nested type, enum cases and members inside `#if` included.
func innerNames(of block: MemberBlockSyntax) -> [String] {
    innerNames(of: block.members)
}

private func innerNames(of members: MemberBlockItemListSyntax) -> [String] {
    members.flatMap { item -> [String] in
        if let variable = item.decl.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap { names(in: $0.pattern) }
        }
        if let cases = item.decl.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name.identifierText) }
        if let named = item.decl.asProtocol((any NamedDeclSyntax).self) { return [named.name.identifierText] }
        return item.decl.as(IfConfigDeclSyntax.self)?.clauses.flatMap { clause -> [String] in
            guard case .decls(let inner)? = clause.elements else { return [] }
            return innerNames(of: inner)
        } ?? []
    }
}

private func isStaticConstant(_ declaration: DeclSyntax) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
    return variable.bindingSpecifier.tokenKind == .keyword(.let)
        && variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
}

private func caseNames(of block: MemberBlockSyntax) -> [String] {
    block.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        .flatMap { $0.elements.map(\.name.identifierText) }
}
