import Refactor
import SwiftSyntax

/// Collects the facts of one parsed file.
struct FileReader {
    let file: SourceFile
    let tree: SourceFileSyntax

    func facts() -> SyntaxFacts {
        var types: [TypeFact] = []
        var imports: [ImportFact] = []
        var globals: [GlobalFact] = []
        for (item, isConditional) in flattened(tree.statements) {
            if let node = item.as(ImportDeclSyntax.self) {
                imports.append(fact(of: node, isConditional: isConditional))
            } else if let reader = TypeReader(item, file: file, isConditional: isConditional) {
                let type = reader.fact()
                types.append(type)
                globals += reader.globals(of: type)
            } else {
                globals += topLevelGlobals(of: item).map { global in
                    var global = global
                    global.opening = isConditional ? nil : opening(of: item)
                    return global
                }
            }
        }
        var marks: [MarkFact] = []
        var writesAny = false
        for token in tree.tokens(viewMode: .sourceAccurate) {
            marks += self.marks(in: token.leadingTrivia, at: token.position.utf8Offset)
            marks += self.marks(in: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
            if token.tokenKind == .keyword(.any) { writesAny = true }
        }
        return SyntaxFacts(
            file: file, imports: imports, types: types, marks: marks, globals: globals,
            indentation: indentation(of: types), newline: newline(), writesAny: writesAny)
    }

    /// The file's items, those inside `#if` included.
    private func flattened(_ list: CodeBlockItemListSyntax) -> [(Syntax, isConditional: Bool)] {
        list.flatMap { item -> [(Syntax, isConditional: Bool)] in
            guard let conditional = item.item.as(IfConfigDeclSyntax.self) else { return [(Syntax(item.item), false)] }
            return conditional.clauses.flatMap { clause -> [(Syntax, isConditional: Bool)] in
                guard case .statements(let inner)? = clause.elements else { return [] }
                return flattened(inner).map { ($0.0, true) }
            }
        }
    }

    private func fact(of node: ImportDeclSyntax, isConditional: Bool) -> ImportFact {
        ImportFact(
            module: node.path.first?.name.text ?? "", text: node.trimmedDescription,
            line: file.line(at: node.bytes.lowerBound), isConditional: isConditional)
    }

    private func topLevelGlobals(of item: Syntax) -> [GlobalFact] {
        if let function = item.as(FunctionDeclSyntax.self) {
            return [global(function.name.identifierText, function.modifiers, keyword: "func")]
        }
        if let alias = item.as(TypeAliasDeclSyntax.self) {
            return [global(alias.name.identifierText, alias.modifiers, keyword: "typealias")]
        }
        guard let variable = item.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.flatMap { names(in: $0.pattern) }.map {
            global($0, variable.modifiers, keyword: "var")
        }
    }

    private func opening(of item: Syntax) -> GlobalOpening? {
        let modifiers = item.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let modifier = modifiers.flatMap(accessModifier)
        return modifier.map {
            GlobalOpening(
                modifier: rangeWithBlanks(of: $0, in: file), words: Set(identifiers(in: file.text(item.bytes))))
        }
    }

    private func global(_ name: String, _ modifiers: DeclModifierListSyntax, keyword: String) -> GlobalFact {
        GlobalFact(name: name, access: access(of: modifiers) ?? .internal, keyword: keyword)
    }

    private func marks(in trivia: Trivia, at start: Int) -> [MarkFact] {
        var marks: [MarkFact] = []
        var offset = start
        for piece in trivia {
            let length = piece.sourceLength.utf8Length
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                if let title = markTitle(of: text) {
                    marks.append(MarkFact(title: title, range: offset..<offset + length, line: file.line(at: offset)))
                }
            default: break
            }
            offset += length
        }
        return marks
    }

    /// The line break that most lines end with.
    private func newline() -> String {
        let windows = file.lineStarts.count { $0 > 1 && file.bytes[$0 - 2] == 13 }
        return windows * 2 > file.lineStarts.count - 1 ? "\r\n" : "\n"
    }

    /// The blanks before the first member that stands on a line of its own.
    private func indentation(of types: [TypeFact]) -> String {
        for member in types.flatMap(\.members) {
            let start = member.declaration.lowerBound
            let lineStart = file.lineStarts[file.line(at: start) - 1]
            let blanks = file.bytes[lineStart..<start]
            if !blanks.isEmpty, blanks.allSatisfy({ $0 == 32 || $0 == 9 }) {
                return String(decoding: blanks, as: UTF8.self)
            }
        }
        return "    "
    }
}

/// The access level that modifiers spell; nil when none is written. `private(set)` is not one.
/// The bytes of a modifier and the blanks behind it, up to a comment.
func rangeWithBlanks(of modifier: DeclModifierSyntax, in file: SourceFile) -> Range<Int> {
    let bytes = modifier.bytes
    let blanks = file.bytes[bytes.upperBound...].prefix { $0 == 32 || (9...13).contains($0) }
    return bytes.lowerBound..<blanks.endIndex
}

func access(of modifiers: DeclModifierListSyntax) -> Access? {
    accessModifier(of: modifiers).flatMap { Access(rawValue: $0.name.text) }
}

/// The modifier that says who sees a declaration: not `private(set)`.
func accessModifier(of modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.detail == nil && Access(rawValue: $0.name.text) != nil }
}

/// All names that a pattern binds.
func names(in pattern: some PatternSyntaxProtocol) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.identifierText] }
    if let tuple = pattern.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return names(in: binding.pattern) }
    return []
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String {
        text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }
}
