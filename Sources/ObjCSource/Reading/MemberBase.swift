import Refactor

extension NamedTree {
    /// Returns what all members have: where they stand, their comments, their words, their damage.
    func member(_ node: Int32, id: String, name: String, kind: MemberKind) -> MemberFact {
        let (range, isAlone) = rangeWithComments(of: node)
        let bytes = self.range(node)
        var fact = MemberFact(
            id: id, name: name, kind: kind, range: range, declaration: bytes, line: file.line(at: bytes.lowerBound),
            endLine: file.line(at: bytes.upperBound))
        fact.isOneOfSeveral = !isAlone
        fact.isConditional = isConditional[first(node)]
        fact.modifierStart = bytes.lowerBound
        fact.documentation = documentation(of: node)
        fact.identifiers = identifiers(in: node)
        fact.damage = damage(in: node)
        return fact
    }

    /// All identifiers in the text of a node, those of preprocessor lines included.
    private func identifiers(in node: Int32) -> Set<String> {
        var identifiers: Set<String> = []
        for index in first(node)...last(node) {
            let symbol = symbols[index]
            if symbol >= 0 {
                if symbol > Word.superclass, !Word.reservedSymbols.contains(symbol) {
                    identifiers.insert(texts[Int(symbol)])
                }
            } else if tokens[index].kind == .directive {
                let directive = Directive(tokens[index].range, in: bytes)
                for word in directive.words.dropFirst() { identifiers.insert(directive.text(word)) }
            }
        }
        return identifiers
    }

    /// `IBOutlet` and the like among the tokens of a declaration's type, with their arguments.
    func outletMarkers(in tokens: Range<Int>) -> [String] {
        tokens.compactMap { index in
            let symbol = symbols[index]
            if Word.outletSymbols.contains(symbol) { return texts[Int(symbol)] }
            guard symbol == Word.outletCollection, let open = token(after: index) else { return nil }
            let close = closing(open, until: tokens.upperBound)
            return file.text(self.tokens[index].range.lowerBound..<self.tokens[close].range.upperBound)
        }
    }
}
