/// Properties.
extension Parser {
    mutating func property() -> Int32 {
        let start = at
        let count = nodes.count
        var children = NodeList()
        at += 1
        do {
            if here == .leftParen { try propertyAttributes(&children) }
            leadingAttributes(&children)
            guard let type = try specifiers() else { throw Unreadable() }
            add(type, to: &children)
            repeat {
                add(try propertyDeclarator(), to: &children)
                attributes(&children)
            } while accept(.comma)
            try expect(.semicolon)
            return make(.property, from: start, children)
        } catch {
            drop(to: count)
            at = start
            skipDamagedExternal()
            return make(.unparsed, from: start)
        }
    }

    private mutating func propertyDeclarator() throws(Unreadable) -> Int32 {
        let start = at
        var children = NodeList()
        try declaredName(&children)
        return make(.declarator, from: start, children)
    }

    private mutating func propertyAttributes(_ children: inout NodeList) throws(Unreadable) {
        guard let close = closing(at) else { throw Unreadable() }
        at += 1
        while at < close {
            let start = at
            while at < close, here != .comma { at = here.isOpening ? behind(at) ?? at + 1 : at + 1 }
            if at > start { add(make(.propertyAttribute, from: start), to: &children) }
            if at < close { at += 1 }
        }
        at = close + 1
    }

    /// `IBOutlet`, `IBOutletCollection(UIView)`, `IBInspectable` and macros in front of the type.
    private mutating func leadingAttributes(_ children: inout NodeList) {
        while true {
            if here == .attributeWord {
                add(takeMacro(.attribute), to: &children)
                continue
            }
            guard here == .identifier, isOutletWord() || isMacroLike(at) else { return }
            let end = next == .leftParen && !isDeclaratorGroup(at + 1) ? behind(at + 1) ?? at + 1 : at + 1
            guard isTypeWord(code(end)), isOutletWord() || isBeforeType(end) else { return }
            add(takeMacro(.attribute), to: &children)
        }
    }

    private func isOutletWord() -> Bool {
        isWord(at, "IBOutlet") || isWord(at, "IBInspectable") || isWord(at, "IBOutletCollection")
    }

    private func isBeforeType(_ index: Int) -> Bool {
        guard code(index).isName else { return true }
        let end = behindTypeName(index)
        return end > index + 1 || code(end) == .star || code(end).isName && !isMacroLike(end) || code(end) == .leftParen
    }
}
