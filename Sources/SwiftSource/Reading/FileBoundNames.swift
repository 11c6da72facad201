import Refactor
import SwiftSyntax

/// Names of members of other types that only the code of their own file can use.
enum FileBoundNames {
    /// A name, and the modifier that hides it; nil where the extension's does.
    struct Name {
        let text: String
        let modifier: DeclModifierSyntax?
    }

    /// The private names in a member declaration and, for a nested type, in its members.
    static func names(in declaration: DeclSyntax, outer: Access) -> [Name] {
        guard let modified = declaration.asProtocol((any WithModifiersSyntax).self) else { return [] }
        let written = access(of: modified.modifiers)
        let isFileBound = written == .fileprivate || written == nil && outer.isFileBound
        let modifier = accessModifier(of: modified.modifiers)
        var found = isFileBound ? ownNames(of: declaration).map { Name(text: $0, modifier: modifier) } : []
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            found += group.memberBlock.members.flatMap { names(in: $0.decl, outer: .internal) }
        }
        return found
    }

    /// Returns true if a member has no name that could be looked for in other files: an operator, or what `#if` holds.
    static func isNameless(_ declaration: DeclSyntax) -> Bool {
        let names = ownNames(of: declaration)
        return names.isEmpty || !names.allSatisfy(isIdentifier)
    }

    private static func ownNames(of declaration: DeclSyntax) -> [String] {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap { SwiftSource.names(in: $0.pattern) }
        }
        // Who calls an initializer says its label.
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            let label = initializer.signature.parameterClause.parameters.first?.firstName.identifierText
            return [label].compactMap { $0 }.filter { $0 != "_" }
        }
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.identifierText] }
        return []
    }
}
