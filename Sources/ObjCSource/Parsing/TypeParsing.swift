/// Types and what is declared with them.
extension Parser {
    /// A type that fills a region, such as that between the parentheses of a cast. Names of parameters in it are no
    /// names of types.
    mutating func typeName(until end: Int) throws(Unreadable) -> Int32 {
        let start = at
        var names = NodeList()
        while at < end { try typeToken(start, end, &names) }
        guard at == end, at > start else { throw Unreadable() }
        return make(.typeName, from: start, names)
    }

    private mutating func typeToken(_ start: Int, _ end: Int, _ names: inout NodeList) throws(Unreadable) {
        switch here {
        case .identifier, .soft:
            let isBound = at > start && isBoundInType(at)
            if isBound || here == .soft { at += 1 } else { add(take(.name), to: &names) }
        case .typeofWord:
            add(try sizeofExpression(), to: &names)
        case .attributeWord:
            skipAttribute()
        case .leftBracket:
            guard let end = behind(at) else { throw Unreadable() }
            at = end
        case .builtin, .qualifier, .storage, .structWord, .enumWord, .star, .caret, .amp, .ampAmp, .comma, .less,
            .greater, .leftParen, .rightParen, .ellipsis, .colon, .number, .classWord:
            at += 1
        default: throw Unreadable()
        }
    }

    /// Returns true if a name in a type is that of a parameter: something of a type before it, the end of the parameter
    /// behind.
    private func isBoundInType(_ index: Int) -> Bool {
        let following = code(index + 1)
        guard following == .comma || following == .rightParen || following == .leftBracket else { return false }
        switch code(index - 1) {
        case .star, .caret, .builtin, .identifier, .greater: return true
        case .qualifier: return code(index - 2) == .star
        case .leftParen, .comma: return false
        default: return false
        }
    }

    mutating func skipAttribute() {
        at += 1
        if here == .leftParen, let end = behind(at) { at = end }
    }

    /// The words in front of what is declared: `static NSString`, `__weak typeof(self)`, `EXPORT const struct A`, without
    /// stars. Nil when there are none.
    mutating func specifiers() throws(Unreadable) -> Int32? {
        let start = at
        var children = NodeList()
        var hasType = false
        while try specifier(&children, &hasType) {}
        guard at > start else { return nil }
        return make(.typeName, from: start, children)
    }

    private mutating func specifier(_ children: inout NodeList, _ hasType: inout Bool) throws(Unreadable) -> Bool {
        switch here {
        case .storage, .qualifier:
            at += 1
        case .externWord:
            at += 1
            if here == .string { at += 1 }
        case .builtin:
            at += 1
            hasType = true
        case .attributeWord:
            skipAttribute()
        case .typeofWord:
            add(try sizeofExpression(), to: &children)
            hasType = true
        case .structWord, .enumWord, .classWord:
            add(try here == .enumWord ? enumeration() : structure(), to: &children)
            hasType = true
        case .identifier, .soft:
            return takeSpecifier(&children, &hasType)
        default:
            return false
        }
        return true
    }

    /// Takes a name if it is part of the type and not that which is declared.
    private mutating func takeSpecifier(_ children: inout NodeList, _ hasType: inout Bool) -> Bool {
        let end = behindTypeName(at)
        switch code(end) {
        case .identifier, .soft:
            if hasType, isMacroLike(end), !isMacroLike(at), !isNameBehind(end) { return false }
        case .qualifier:
            let behind = behindPointers(end)
            if hasType, code(behind) == .semicolon || code(behind) == .equals || code(behind) == .comma { return false }
        case .attributeWord:
            if hasType { return false }
        case .builtin, .storage, .typeofWord, .structWord, .enumWord: break
        case .star, .amp, .ampAmp: break
        case .leftParen:
            return takeSpecifierWithParentheses(end, &children, &hasType)
        default:
            guard end > at + 1, !hasType else { return false }
        }
        takeTypeName(until: end, &children)
        hasType = true
        return true
    }

    /// Returns true if another name follows, so that this one is no attribute behind what is declared:
    /// `int EXPORT name`.
    private func isNameBehind(_ index: Int) -> Bool {
        let behind = code(index + 1)
        return behind.isName && !isMacroLike(index + 1) || behind == .star
    }

    /// `Foo (^name)(…)` has a type here, `DEPRECATED("…") int name` a macro, `name(…)` neither.
    private mutating func takeSpecifierWithParentheses(
        _ end: Int, _ children: inout NodeList, _ hasType: inout Bool
    ) -> Bool {
        if isDeclaratorGroup(end), !hasType || isMacroLike(at - 1) || input.codes[at - 1] == .identifier {
            takeTypeName(until: end, &children)
            hasType = true
            return true
        }
        guard let behind = behind(end), isMacroLike(at) || !hasType else { return false }
        switch code(behind) {
        case .identifier, .soft, .builtin, .storage, .structWord, .enumWord, .externWord, .typeofWord, .qualifier:
            guard !(isMacroLike(behind) && hasType), !startsLine(behind) || isMacroLike(at) else { return false }
            add(takeMacro(.attribute), to: &children)
            return true
        default: return false
        }
    }

    /// The names of `NSDictionary<NSString *, id>` up to a token.
    mutating func takeTypeName(until end: Int, _ children: inout NodeList) {
        while at < end {
            if here == .identifier { add(take(.name), to: &children) } else { at += 1 }
        }
    }

    /// A word with or without arguments: `NS_AVAILABLE_IOS(9_0)`.
    mutating func takeMacro(_ kind: SyntaxKind) -> Int32 {
        let start = at
        at += 1
        if here == .leftParen, let end = behind(at) { at = end }
        return make(kind, from: start)
    }

    /// Attributes behind what is declared; those of the compiler and macros.
    mutating func attributes(_ children: inout NodeList) {
        while here == .attributeWord || here == .identifier || here == .soft || here == .qualifier || here == .asmWord {
            add(takeMacro(.attribute), to: &children)
        }
    }
}
