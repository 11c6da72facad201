/// Classes, categories and protocols.
extension Parser {
    /// From `@interface`, `@implementation` or `@protocol` to `@end`.
    mutating func classDeclaration(_ kind: SyntaxKind) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        if here.isWord { add(take(.name), to: &children) }
        classHead(kind, &children)
        if here == .leftBrace, kind != .protocolDeclaration { add(ivarBlock(), to: &children) }
        while at < limit, here != .atEnd, !isNextClass() {
            let member = at
            add(self.member(kind), to: &children)
            if at == member { at += 1 }
        }
        _ = accept(.atEnd)
        return make(kind, from: start, children)
    }

    private func isNextClass() -> Bool {
        here == .atInterface || here == .atImplementation || here == .atProtocol && startsLine(at) && next.isWord
    }

    private mutating func classHead(_ kind: SyntaxKind, _ children: inout NodeList) {
        if here == .less, kind == .interface, let end = typeArguments(at),
            code(end) == .colon || code(end) == .leftParen
        {
            add(names(.genericParameters, until: end), to: &children)
        }
        skipHeadMacros()
        if accept(.colon), here.isWord { add(superclass(), to: &children) }
        if here == .leftParen, let end = behind(at) { add(names(.category, until: end), to: &children) }
        skipHeadMacros()
        while here == .less, let end = typeArguments(at) {
            add(names(.protocolList, until: end), to: &children)
            skipHeadMacros()
        }
    }

    /// The class behind the colon with its type arguments; `<P>` alone is a protocol list.
    private mutating func superclass() -> Int32 {
        let start = at
        var children = NodeList()
        add(take(.name), to: &children)
        if let end = typeArguments(at), code(end) == .less || holdsStar(at, end) {
            takeTypeName(until: end, &children)
        }
        return make(.superclass, from: start, children)
    }

    private func holdsStar(_ start: Int, _ end: Int) -> Bool {
        (start..<end).contains { code($0) == .star }
    }

    private mutating func names(_ kind: SyntaxKind, until end: Int) -> Int32 {
        let start = at
        var children = NodeList()
        while at < end {
            if here.isName { add(take(.name), to: &children) } else { at += 1 }
        }
        return make(kind, from: start, children)
    }

    private mutating func skipHeadMacros() {
        while here == .attributeWord || isMacroLike(at) && !startsLine(at) {
            at += 1
            if here == .leftParen, let end = behind(at) { at = end }
        }
    }

    private mutating func ivarBlock() -> Int32 {
        let start = at
        var children = NodeList()
        guard let close = closing(at) else {
            skipDamagedExternal()
            return make(.unparsed, from: start)
        }
        let outer = limit
        limit = close
        at += 1
        while at < close {
            let member = at
            add(here == .atMark ? take(.requirementMark) : external(), to: &children)
            if at == member { at += 1 }
        }
        limit = outer
        at = close + 1
        return make(.ivarBlock, from: start, children)
    }

    private mutating func member(_ kind: SyntaxKind) -> Int32 {
        switch here {
        case .minus, .plus: return method(isDefinition: kind == .implementation)
        case .atProperty: return property()
        case .atMark: return take(.requirementMark)
        case .atSynthesize: return synthesize()
        case .atDynamic: return list(.dynamic)
        case .atClass: return list(.forwardDeclaration)
        case .atProtocol: return list(.forwardDeclaration)
        case .atImport: return list(.moduleImport)
        case .atOther: return list(.macroCall)
        case .rightBrace, .rightParen, .rightBracket: return take(.unparsed)
        default: return external()
        }
    }

    /// `@synthesize a = _a, b;`
    private mutating func synthesize() -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        while here.isWord {
            let part = at
            var names = NodeList()
            add(take(.name), to: &names)
            if accept(.equals), here.isWord { add(take(.name), to: &names) }
            add(make(.synthesis, from: part, names), to: &children)
            if !accept(.comma) { break }
        }
        guard accept(.semicolon) else {
            skipDamagedExternal()
            return make(.unparsed, from: start)
        }
        return make(.synthesize, from: start, children)
    }
}
