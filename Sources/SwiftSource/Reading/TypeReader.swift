import Refactor
import SwiftSyntax

/// Collects the facts of one type or extension at file level.
struct TypeReader {
    private let node: any DeclGroupSyntax
    private let name: String
    private let keyword: TypeFact.Keyword
    private let generics: [String]
    private let file: SourceFile
    private let isConditional: Bool

    init?(_ item: Syntax, file: SourceFile, isConditional: Bool) {
        guard let node = item.asProtocol((any DeclGroupSyntax).self) else { return nil }
        self.node = node
        self.file = file
        self.isConditional = isConditional
        if let extended = item.as(ExtensionDeclSyntax.self) {
            name = extended.extendedType.trimmedDescription
            keyword = .extension
            generics = []
            return
        }
        guard let named = item.asProtocol((any NamedDeclSyntax).self),
            let keyword = TypeFact.Keyword(rawValue: node.introducer.text)
        else { return nil }
        name = named.name.identifierText
        self.keyword = keyword
        generics =
            item.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
            .map(\.name.text) ?? []
    }

    func fact() -> TypeFact {
        let declaration = node.bytes
        var fact = TypeFact(
            name: name, keyword: keyword, attributes: attributeNames(of: node.attributes),
            modifiers: node.modifiers.map(\.trimmedDescription), access: access(of: node.modifiers),
            inherits: inheritedNames(of: node.inheritanceClause), generics: generics,
            range: rangeWithComments(of: node, in: file).range, declaration: declaration,
            body: node.memberBlock.leftBrace.bytes.upperBound..<node.memberBlock.rightBrace.bytes.lowerBound,
            line: file.line(at: declaration.lowerBound), endLine: file.line(at: declaration.upperBound),
            isConditional: isConditional, members: members())
        let modifier = accessModifier(of: node.modifiers)
        fact.accessRange = modifier.map { rangeWithBlanks(of: $0, in: file) }
        fact.modifierStart = node.modifiers.first?.bytes.lowerBound ?? node.introducer.bytes.lowerBound
        return fact
    }

    /// Returns what other code of the file can name: the type itself, and private members that only this file sees.
    func globals(of fact: TypeFact) -> [GlobalFact] {
        var globals: [GlobalFact] = []
        if keyword != .extension {
            var global = GlobalFact(
                name: name, access: fact.access ?? .internal, keyword: keyword.rawValue)
            global.opening = opening(by: fact.accessRange, in: fact.declaration)
            globals.append(global)
        }
        let outer = keyword == .extension ? fact.access ?? .internal : .internal
        let isNamed = !node.memberBlock.members.contains { FileBoundNames.isNameless($0.decl) }
        for item in node.memberBlock.members {
            globals += FileBoundNames.names(in: item.decl, outer: outer).map { found in
                var global = GlobalFact(name: found.text, access: .fileprivate, keyword: "member", owner: name)
                if let modifier = found.modifier {
                    global.opening = opening(by: rangeWithBlanks(of: modifier, in: file), in: item.decl.bytes)
                } else if isNamed {
                    global.opening = opening(by: fact.accessRange, in: fact.declaration)
                }
                return global
            }
        }
        return globals
    }

    /// What has to go for other files to see a declaration; nil in `#if`.
    private func opening(by modifier: Range<Int>?, in declaration: Range<Int>) -> GlobalOpening? {
        guard !isConditional, let modifier else { return nil }
        return GlobalOpening(modifier: modifier, words: Set(identifiers(in: file.text(declaration))))
    }

    private func members() -> [MemberFact] {
        let readsBodies = keyword == .class || keyword == .extension || keyword == .actor
        return items(of: node.memberBlock.members, isConditional: isConditional).flatMap { item in
            MemberReader(
                declaration: item.0, typeName: name, file: file, isConditional: item.isConditional,
                readsBodies: readsBodies
            ).facts()
        }
    }

    private func items(
        of list: MemberBlockItemListSyntax, isConditional: Bool
    ) -> [(DeclSyntax, isConditional: Bool)] {
        list.flatMap { item -> [(DeclSyntax, isConditional: Bool)] in
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, isConditional)] }
            return conditional.clauses.flatMap { clause -> [(DeclSyntax, isConditional: Bool)] in
                guard case .decls(let inner)? = clause.elements else { return [] }
                return items(of: inner, isConditional: true)
            }
        }
    }
}

/// Names of attributes with their arguments, without `@`.
func attributeNames(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
        element.as(AttributeSyntax.self).map { String($0.trimmedDescription.dropFirst()) }
    }
}

/// Superclass and protocols without generic arguments and attributes.
func inheritedNames(of clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { inherited in
        var type = inherited.type
        if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.identifierText }
        if let member = type.as(MemberTypeSyntax.self), modules.contains(member.baseType.trimmedDescription) {
            return member.name.identifierText
        }
        return type.trimmedDescription
    } ?? []
}

/// Modules that are written in front of a superclass to tell it from another one: `UIKit.UIViewController`.
private let modules: Set<String> = ["Foundation", "Swift", "SwiftUI", "UIKit"]
