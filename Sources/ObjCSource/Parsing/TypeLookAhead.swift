/// Questions about what stands ahead, answered by its form: the parser knows no types.
extension Parser {
    /// Behind `<…>` if it holds what type arguments may hold.
    func typeArguments(_ open: Int) -> Int? {
        guard code(open) == .less else { return nil }
        var depth = 0
        var index = open
        while index < open + Parser.lookAhead {
            let current = code(index)
            switch current {
            case .less: depth += 1
            case .greater:
                depth -= 1
                if depth == 0 { return index + 1 }
            case .leftParen:
                guard let end = behind(index) else { return nil }
                index = end
                continue
            case .comma, .star, .caret, .amp, .ellipsis, .colon: break
            case .number: guard isPlusPlus else { return nil }
            default: guard isTypeWord(current) else { return nil }
            }
            index += 1
        }
        return nil
    }

    func isTypeWord(_ code: Code) -> Bool {
        switch code {
        case .identifier, .soft, .qualifier, .builtin, .storage, .structWord, .enumWord, .attributeWord, .typeofWord:
            true
        default: false
        }
    }

    /// Behind a name with its scopes and type arguments: `std::vector<int>`, `NSArray<Foo *>`, `id<P>`.
    func behindTypeName(_ index: Int) -> Int {
        var end = index + 1
        while true {
            if let arguments = typeArguments(end) {
                end = arguments
            } else if isScope(end), code(end + 2).isWord {
                end += 3
            } else {
                return end
            }
        }
    }

    /// `::` between names.
    func isScope(_ index: Int) -> Bool {
        code(index) == .colon && code(index + 1) == .colon && touches(index + 1)
    }

    /// Behind stars, ampersands and qualifiers.
    func behindPointers(_ index: Int) -> Int {
        var index = index
        let end = index + Parser.lookAhead
        while index < end, isPointer(code(index)) { index += 1 }
        return index
    }

    func isPointer(_ code: Code) -> Bool {
        code == .star || code == .qualifier || code == .amp || isPlusPlus && code == .ampAmp
    }

    /// Returns true if `(^name)(` or `(*name)(` stands here: a block or function that is declared, or its bare type.
    func isDeclaratorGroup(_ open: Int) -> Bool {
        guard code(open) == .leftParen, let close = closing(open) else { return false }
        var index = open + 1
        while index < close, isTypeWord(code(index)), code(index) != .builtin { index += 1 }
        guard code(index) == .caret || code(index) == .star, code(close + 1) == .leftParen else { return false }
        index += 1
        while index < close {
            switch code(index) {
            case .leftParen, .leftBracket:
                guard let end = behind(index) else { return false }
                index = end
            case .caret, .star, .qualifier, .identifier, .soft, .attributeWord: index += 1
            default: return false
            }
        }
        return true
    }

    /// Returns true if a statement that begins here declares something.
    func isDeclaration() -> Bool {
        switch here {
        case .builtin: !(next == .leftParen && !isDeclaratorGroup(at + 1)) && next != .dot && next != .leftBrace
        case .storage, .qualifier, .structWord, .enumWord, .typeofWord, .attributeWord, .externWord: true
        case .identifier, .soft: isDeclarationOfName()
        default: false
        }
    }

    private func isDeclarationOfName() -> Bool {
        let end = behindTypeName(at)
        switch code(end) {
        case .identifier, .soft:
            if end == at + 1, startsLine(end), isMacroLike(at) || code(end + 1) == .leftParen { return false }
            if code(end + 1) == .leftParen, !isPlusPlus { return false }
            return !isValueTail(code(end + 1))
        case .qualifier, .builtin, .storage, .typeofWord, .structWord, .enumWord:
            return !(isMacroLike(at) && startsLine(end))
        case .attributeWord:
            return code(end + 1) == .leftParen
        case .star, .amp, .ampAmp:
            if code(end) == .ampAmp, !isPlusPlus { return false }
            return isDeclarationOfPointer(end)
        case .leftParen:
            return isDeclaratorGroup(end)
        default:
            return false
        }
    }

    /// Returns true if what stands behind a name makes it a value.
    private func isValueTail(_ code: Code) -> Bool {
        code == .dot || code == .arrow || code == .assignOperator || code == .plusPlus || code == .minusMinus
    }

    /// `Foo *name` and what may follow a name that is declared; `a * b + c` is none.
    private func isDeclarationOfPointer(_ stars: Int) -> Bool {
        let name = behindPointers(stars)
        if code(name) == .leftParen { return isDeclaratorGroup(name) }
        guard code(name).isName else { return false }
        switch code(name + 1) {
        case .equals, .leftBracket, .attributeWord, .identifier, .soft, .qualifier: return true
        case .colon: return isPlusPlus
        case .semicolon, .comma, .end: return code(stars) != .amp
        default: return false
        }
    }

    /// Returns true if the tokens up to `end` can only be a type: for casts and for arguments of macros.
    func isType(_ start: Int, _ end: Int) -> Bool {
        guard start < end, end - start < Parser.lookAhead else { return false }
        var index = start
        var isCertain = false
        while index < end, code(index) != .star, code(index) != .leftParen, code(index) != .caret, code(index) != .amp {
            switch code(index) {
            case .builtin, .structWord, .enumWord, .qualifier: isCertain = true
            case .typeofWord:
                isCertain = true
                guard let behind = behind(index + 1) else { return false }
                index = behind
                continue
            case .attributeWord:
                guard let behind = behind(index + 1) else { return false }
                index = behind
                continue
            case .identifier, .soft:
                let name = behindTypeName(index)
                if name > index + 1, code(name - 1) == .greater {
                    // `f(a < b, c > d)` compares.
                    guard isTypeLike(index), !code(name).isName else { return false }
                    isCertain = true
                }
                index = name
                continue
            case .storage: isCertain = true
            case .leftBracket:
                // `(CGFloat[]){ 1, 2 }`
                return index > start && code(end + 1) == .leftBrace && behind(index) == end
            default: return false
            }
            index += 1
        }
        if index == end { return isCertain }
        guard index > start else { return false }
        return isTypeEnd(index, end)
    }

    /// Returns true if a name looks like that of a type: `Foo`, `id`, `uint8_t`.
    func isTypeLike(_ index: Int) -> Bool {
        guard index < limit, code(index).isWord else { return false }
        let range = tokens[Int(input.places[index])].range
        if isWord(index, "id") || hasEnding(index, "_t") || isPlusPlus && isScope(index + 1) { return true }
        let first = bytes[range.lowerBound]
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    }

    /// `*`, `**const`, `(^)(…)`, `(*)(…)`, `[3]` behind the name of a type.
    private func isTypeEnd(_ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end {
            switch code(index) {
            case .star, .qualifier, .caret, .amp, .ampAmp: index += 1
            case .leftParen:
                guard index > start && code(index - 1) == .rightParen || isDeclaratorGroup(index),
                    let behind = behind(index)
                else {
                    return false
                }
                index = behind
            case .leftBracket:
                guard let behind = behind(index) else { return false }
                index = behind
            default: return false
            }
        }
        return true
    }
}
