/// Reads an initial value that is written plainly: a literal, a call on a type, a member of a type.
enum LexicalValue {
    static func expression(of text: ArraySlice<UInt8>) -> Expression? {
        guard let first = text.first else { return nil }
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "#"): return isOneString(text) ? .literal(type: "String") : nil
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return number(text)
        case UInt8(ascii: "["): return collection(text)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return call(text)
        default:
            let word = HeadText.string(text)
            return word == "true" || word == "false" ? .literal(type: "Bool") : nil
        }
    }

    private static func isOneString(_ text: ArraySlice<UInt8>) -> Bool {
        var cursor = CodeCursor(text)
        guard let content = cursor.skipString() else { return false }
        return cursor.isAtEnd && content.upperBound < text.endIndex
    }

    private static func number(_ text: ArraySlice<UInt8>) -> Expression? {
        let digits = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
        let isInteger = digits.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "_") }
        if isInteger { return digits.isEmpty ? nil : .literal(type: "Int") }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isDecimal = parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
        return isDecimal ? .literal(type: "Double") : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// `[T]()`.
    private static func collection(_ text: ArraySlice<UInt8>) -> Expression? {
        var head = HeadText(text)
        guard let inner = head.bracketed(), let list = head.bracketed(), head.isAtEnd, list.isEmpty else { return nil }
        return .call(.type("[\(HeadText.string(inner))]"), labels: [], arguments: [])
    }

    /// `Name.Inner(label: …)`, `Name.member`.
    private static func call(_ text: ArraySlice<UInt8>) -> Expression? {
        var head = HeadText(text)
        var names: [String] = []
        repeat {
            guard let name = head.word() else { return nil }
            names.append(name)
        } while head.take(".")
        guard let first = names.first else { return nil }
        let base = names.dropFirst().reduce(Expression.name(first, at: -1)) { .member($0, name: $1) }
        if head.isAtEnd { return base }
        guard let list = head.bracketed(), head.isAtEnd, let pieces = HeadText.pieces(of: list) else { return nil }
        return .call(base, labels: pieces.map(label), arguments: pieces.map { _ in .unknown })
    }

    private static func label(_ piece: ArraySlice<UInt8>) -> String {
        var head = HeadText(HeadText.trimmed(piece))
        guard let word = head.word(), head.take(":") else { return "_" }
        return word
    }
}
