/// Reads a chain of names, calls, subscripts and closures: `a?.b[0].c(label: x) { … }`.
enum ChainReader {
    static func read(_ tokens: ArraySlice<CutToken>, into start: CutAct) -> CutAct {
        var act = start
        var index = tokens.startIndex
        var isOpen = true
        while isOpen, index < tokens.endIndex {
            let token = tokens[index]
            let isFollowing = index > tokens.startIndex
            if token.kind == .name, !isFollowing || tokens[index - 1].isMark(".") {
                add(token.text, to: &act)
                index += 1
            } else if token.isMark("."), index + 1 < tokens.endIndex {
                index += 1
            } else if token.isMark("?") || token.isMark("!") {
                index += 1
            } else if token.isMark("(") || token.isMark("[") || token.isMark("{") {
                index = bracket(at: index, in: tokens, into: &act)
            } else if token.isName("as") {
                index = afterCast(index, in: tokens)
            } else {
                isOpen = false
            }
        }
        return act
    }

    private static func add(_ name: String, to act: inout CutAct) {
        if act.form == .call {
            var call = act
            call.earlier = []
            call.declared = nil
            act.earlier.append(call)
            act.form = .other
            act.arguments = []
        }
        act.key = []
        if !["Self", "self", "super"].contains(name) || !act.chain.isEmpty { act.chain.append(name) }
    }

    private static func bracket(at open: Int, in tokens: ArraySlice<CutToken>, into act: inout CutAct) -> Int {
        let close = ActReader.end(of: tokens, from: open)
        let inside = tokens[(open + 1)..<min(close, tokens.endIndex)]
        if tokens[open].isMark("("), act.chain.isEmpty {
            act = read(inside, into: act)
        } else if tokens[open].isMark("(") {
            act.form = .call
            act.key = []
            act.arguments += arguments(in: inside)
            for argument in act.arguments where argument.tokens.first?.isMark("{") == true {
                act.inner += closure(argument.tokens.dropFirst().dropLast())
                act.hasClosure = true
            }
        } else if tokens[open].isMark("{") {
            act.form = .call
            act.inner += closure(inside)
            act.hasClosure = true
        } else {
            act.key = Array(inside)
        }
        var next = min(close + 1, tokens.endIndex)
        // A further closure has a label: `… completion: { }`.
        if tokens[open].isMark("{"), next + 1 < tokens.endIndex, tokens[next].kind == .name,
            tokens[next + 1].isMark(":")
        {
            next += 2
        }
        return next
    }

    /// The statements of a closure, past its parameters.
    private static func closure(_ tokens: ArraySlice<CutToken>) -> [CutAct] {
        var depth = 0
        for index in tokens.indices {
            if depth == 0, tokens[index].isName("in") { return ActReader.acts(in: tokens[(index + 1)...]) }
            if index > tokens.startIndex, tokens[index].startsLine { break }
            depth += ActReader.depth(of: tokens[index])
        }
        return ActReader.acts(in: tokens)
    }

    private static func arguments(in tokens: ArraySlice<CutToken>) -> [CutAct.Argument] {
        var arguments: [CutAct.Argument] = []
        var start = tokens.startIndex
        var depth = 0
        for index in tokens.indices {
            if depth == 0, tokens[index].isMark(",") {
                arguments.append(argument(tokens[start..<index]))
                start = index + 1
            }
            depth += ActReader.depth(of: tokens[index])
        }
        if start < tokens.endIndex { arguments.append(argument(tokens[start...])) }
        return arguments
    }

    private static func argument(_ tokens: ArraySlice<CutToken>) -> CutAct.Argument {
        guard let first = tokens.first, first.kind == .name, tokens.dropFirst().first?.isMark(":") == true else {
            return CutAct.Argument(label: "", tokens: Array(tokens))
        }
        return CutAct.Argument(label: first.text, tokens: Array(tokens.dropFirst(2)))
    }

    /// `as! DetailViewController` names a type, which the chain does not need.
    private static func afterCast(_ index: Int, in tokens: ArraySlice<CutToken>) -> Int {
        var index = index + 1
        while index < tokens.endIndex, !tokens[index].isMark(")") { index += 1 }
        return index
    }
}
