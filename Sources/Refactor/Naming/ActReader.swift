/// Reads what statements do from their tokens. A light reader: it needs no types and never fails.
enum ActReader {
    /// The acts of a source text of one or several statements.
    static func acts(of source: String) -> [CutAct] { acts(in: CutToken.tokens(of: source)[...]) }

    static func acts(in tokens: ArraySlice<CutToken>) -> [CutAct] { statements(in: tokens).map(act) }

    /// The runs of tokens that are a statement each.
    private static func statements(in tokens: ArraySlice<CutToken>) -> [ArraySlice<CutToken>] {
        var runs: [ArraySlice<CutToken>] = []
        var start = tokens.startIndex
        var depth = 0
        for index in tokens.indices {
            if depth == 0, index > start, tokens[index].startsLine, !continues(tokens[index], after: tokens[index - 1])
            {
                runs.append(tokens[start..<index])
                start = index
            }
            depth += Self.depth(of: tokens[index])
        }
        if start < tokens.endIndex { runs.append(tokens[start...]) }
        return runs
    }

    private static func continues(_ token: CutToken, after last: CutToken) -> Bool {
        if token.kind == .name { return ["as", "catch", "else", "is", "where"].contains(token.text) || waits(last) }
        if token.kind == .mark, !["(", "[", "&", "@"].contains(token.text) { return true }
        return waits(last)
    }

    /// Returns true if more must follow on the next line.
    private static func waits(_ last: CutToken) -> Bool {
        if last.kind == .name {
            return ["else", "if", "in", "let", "return", "var"].contains(last.text) && last.text != "return"
        }
        return last.kind == .mark && ![")", "]", "}", "?", "!"].contains(last.text)
    }

    static func depth(of token: CutToken) -> Int {
        guard token.kind == .mark else { return 0 }
        if ["(", "[", "{"].contains(token.text) { return 1 }
        return [")", "]", "}"].contains(token.text) ? -1 : 0
    }

    private static let controls: Set<String> = ["defer", "do", "for", "guard", "if", "repeat", "switch", "while"]
    private static let prefixes: Set<String> = ["async", "await", "lazy", "throw", "try", "weak"]

    static func act(_ tokens: ArraySlice<CutToken>) -> CutAct {
        var tokens = tokens
        var act = CutAct()
        if let first = tokens.first, first.kind == .name, controls.contains(first.text) { return control(tokens) }
        var isOpen = true
        while isOpen, let first = tokens.first {
            isOpen = false
            if first.kind == .name, first.text == "return" || prefixes.contains(first.text) {
                act.returns = act.returns || first.text == "return"
                tokens = tokens.dropFirst()
                isOpen = true
            } else if act.returns == false, first.isMark("?") || first.isMark("!") || first.isMark("@") {
                tokens = tokens.dropFirst()
                isOpen = true
            }
        }
        if let first = tokens.first, first.isName("let") || first.isName("var") {
            return declaration(tokens.dropFirst())
        }
        return expression(tokens, into: act)
    }

    private static func declaration(_ tokens: ArraySlice<CutToken>) -> CutAct {
        let name = tokens.first?.kind == .name ? tokens.first?.text : nil
        guard let sign = tokens.firstIndex(where: { $0.isMark("=") }) else {
            var act = CutAct()
            act.declared = name
            return act
        }
        let value = tokens[(sign + 1)...]
        var act = Self.act(value)
        act.declared = name
        act.value = Array(value)
        return act
    }

    private static func expression(_ tokens: ArraySlice<CutToken>, into start: CutAct) -> CutAct {
        var act = start
        let signs: Set<String> = ["&=", "*=", "+=", "-=", "/=", "=", "|="]
        guard let sign = topLevel(in: tokens, where: { signs.contains($0.text) && $0.kind == .mark }) else {
            return ChainReader.read(tokens, into: act)
        }
        let target = ChainReader.read(tokens[..<sign], into: act)
        act.form = .write
        act.sign = tokens[sign].text
        act.chain = target.chain
        act.key = target.key
        act.value = Array(tokens[(sign + 1)...])
        let value = Self.act(tokens[(sign + 1)...])
        act.earlier = value.form == .call ? [value] : []
        if target.chain == ["_"] { return value }
        return act
    }

    private static func topLevel(in tokens: ArraySlice<CutToken>, where found: (CutToken) -> Bool) -> Int? {
        var depth = 0
        for index in tokens.indices {
            if depth == 0, found(tokens[index]) { return index }
            depth += Self.depth(of: tokens[index])
        }
        return nil
    }

    private static func control(_ tokens: ArraySlice<CutToken>) -> CutAct {
        var act = CutAct()
        act.form = .control
        act.keyword = tokens.first?.text ?? ""
        guard let brace = topLevel(in: tokens, where: { $0.isMark("{") }) else { return act }
        act.head = Array(tokens[(tokens.startIndex + 1)..<brace])
        let close = end(of: tokens, from: brace)
        let body = tokens[(brace + 1)..<close]
        if act.keyword == "switch" {
            act.inner = cases(in: body)
        } else {
            act.inner = acts(in: body)
        }
        act.others = branches(in: tokens[min(close + 1, tokens.endIndex)...])
        return act
    }

    /// Returns the acts in the braces of `else`, `else if` and `catch`.
    private static func branches(in tokens: ArraySlice<CutToken>) -> [CutAct] {
        guard let brace = topLevel(in: tokens, where: { $0.isMark("{") }) else { return [] }
        let close = end(of: tokens, from: brace)
        return acts(in: tokens[(brace + 1)..<close]) + branches(in: tokens[min(close + 1, tokens.endIndex)...])
    }

    private static func cases(in body: ArraySlice<CutToken>) -> [CutAct] {
        var rest = body
        var acts: [CutAct] = []
        while let start = topLevel(in: rest, where: { $0.isName("case") || $0.isName("default") }) {
            guard let colon = topLevel(in: rest[start...], where: { $0.isMark(":") }) else { break }
            let after = rest[(colon + 1)...]
            let next = topLevel(in: after, where: { $0.startsLine && ($0.isName("case") || $0.isName("default")) })
            acts += Self.acts(in: after[..<(next ?? after.endIndex)])
            rest = after[(next ?? after.endIndex)...]
        }
        return acts
    }

    /// The index of the mark that closes the one at a place; the end where none does.
    static func end(of tokens: ArraySlice<CutToken>, from open: Int) -> Int {
        var depth = 0
        for index in open..<tokens.endIndex {
            depth += Self.depth(of: tokens[index])
            if depth == 0 { return index }
        }
        return max(open + 1, tokens.endIndex)
    }
}
