import Refactor

/// Walks types token by token: what names a type is told from what a block type's parameters are called.
extension ReferenceReader {
    /// Records the types that a type's spelling names.
    ///
    /// - Parameters:
    ///   - isAlias: it declares an alias of self, so the own class stands for whatever class the code is in.
    ///   - except: the token of the name that is declared in the midst of it.
    mutating func walk(type node: Int32, isAlias: Bool = false, except: Int? = nil) {
        walk(partsOfType: node)
        guard namesTypes(node) else { return }
        var hasType = false
        var index = source.first(node)
        let last = source.last(node)
        while index <= last {
            defer { index += 1 }
            let symbol = source.symbols[index]
            guard symbol >= 0 else {
                guard source.tokens[index].kind == .punctuation else { continue }
                hasType = isBehindType(index, hasType)
                if source.byte(index) == UInt8(ascii: "[") { index = source.closing(index, until: last) }
                continue
            }
            if Word.typeofSymbols.contains(symbol) || symbol == Word.attribute || symbol == Word.outletCollection {
                hasType = hasType || Word.typeofSymbols.contains(symbol)
                if let open = source.token(after: index), open <= last, source.byte(open) == UInt8(ascii: "(") {
                    index = source.closing(open, until: last)
                }
            } else if Word.builtinTypeSymbols.contains(symbol) || symbol == Word.object {
                hasType = true
            } else if !Word.qualifierSymbols.contains(symbol), !hasType, index != except {
                hasType = !isMacroLike(symbol)
                if !isLocal(symbol) { record(type: index, isAlias: isAlias) }
            }
        }
    }

    /// Walks what a type holds beside names: `typeof(a)`, the constants of an enumeration, dimensions.
    private mutating func walk(partsOfType node: Int32) {
        for child in source.children(node) {
            switch source.kind(child) {
            case .name, .typeName, .attribute: break
            case .enumeration, .structure: declare(named: child)
            default: walk(child, .truth)
            }
        }
    }

    /// Returns true if the tokens spell types, rather than the width of a bit field or the arguments of a C++
    /// constructor.
    private func namesTypes(_ node: Int32) -> Bool {
        switch source.byte(source.first(node)) {
        case UInt8(ascii: ":"): false
        case UInt8(ascii: "("):
            !source.children(node).contains {
                source.kind($0).isExpression && source.kind($0) != .sizeofExpression
            }
        default: true
        }
    }

    private func isBehindType(_ token: Int, _ hasType: Bool) -> Bool {
        switch source.byte(token) {
        case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: ";"): false
        case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "}"), UInt8(ascii: "*"), UInt8(ascii: "^"): true
        default: hasType
        }
    }

    private mutating func record(type token: Int, isAlias: Bool) {
        let isOwnClass = source.symbols[token] == ownClass
        record(token, as: isOwnClass && isAlias ? "Self" : nil, .type)
    }

    /// `MY_ATTRIBUTE Type *`: a word in capitals with underscores stands beside the type.
    private func isMacroLike(_ symbol: Int32) -> Bool {
        let text = source.texts[Int(symbol)].utf8
        return text.contains(UInt8(ascii: "_")) && !text.contains { (97...122).contains($0) }
    }

    /// Returns true if a variable of this type can stand for self: `typeof(self)`, the own class. An `id` takes no dot.
    func isTypeOfSelf(_ node: Int32) -> Bool {
        for index in source.first(node)...source.last(node) {
            let symbol = source.symbols[index]
            guard symbol >= 0 else { continue }
            if Word.typeofSymbols.contains(symbol) || symbol == ownClass { return true }
            if source.texts[Int(symbol)] == "__auto_type" { return true }
        }
        return false
    }
}
