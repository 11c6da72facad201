/// The names, braces and colons of a source text, with comments left out and strings read as names.
struct LexicalTokens {
    private var cursor: CodeCursor

    init(_ bytes: [UInt8], isSwift: Bool = true) { cursor = CodeCursor(bytes, isSwift: isSwift) }

    private var bytes: [UInt8] { cursor.bytes }

    /// Where the next token is looked for.
    var position: Int { cursor.position }

    /// Whether the token that was given last stands in the text of a string.
    var isInString: Bool { cursor.isInText }

    /// Whether the text ended inside a comment or a string, so that nobody knows what it says.
    var isCutOff: Bool { cursor.isCutOff }

    mutating func next() -> String? {
        while !cursor.isAtEnd {
            if let word = cursor.word() { return String(decoding: bytes[word], as: UTF8.self) }
            if cursor.skipMark() { continue }
            let byte = bytes[position]
            cursor.step()
            if cursor.isInText { continue }
            if byte == UInt8(ascii: "{") { return "{" }
            if byte == UInt8(ascii: "}") { return "}" }
        }
        return nil
    }

    /// Whether the token that was given last is a member of what stands before it: `init` in `A.init`.
    func isBehindDot(_ token: String) -> Bool {
        let start = position - token.utf8.count
        return start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    }

    /// What follows the token that was given last.
    var rest: ArraySlice<UInt8> { bytes[position...] }

    /// Behind a type's name: the names of its generic parameters.
    func genericNames() -> [String] {
        guard bytes[position...].first == UInt8(ascii: "<") else { return [] }
        return HeadText(bytes[position...]).genericNames()
    }

    /// Behind a type's name: what it inherits from, up to its opening brace; attributes and modules are left out.
    mutating func inheritedNames() -> [String] {
        var found: [String] = []
        var angles = 0
        var isInherited = false
        var isAttribute = false
        while !cursor.isAtEnd {
            if let word = cursor.word() {
                let name = String(decoding: bytes[word], as: UTF8.self)
                if name == "where" { break }
                if isInherited, angles == 0, !isAttribute {
                    if isBehindDot(name), !found.isEmpty { found.removeLast() }
                    found.append(name)
                }
                isAttribute = false
                continue
            }
            let byte = bytes[position]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") && !isInherited { break }
            if byte == 10, !isInherited, angles == 0, !goesOnWithColon { break }
            if cursor.skipMark() { continue }
            switch byte {
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: ">"): angles -= 1
            case UInt8(ascii: ":") where angles == 0: isInherited = true
            case UInt8(ascii: "@"): isAttribute = true
            default: break
            }
            cursor.step()
        }
        return found
    }

    /// Whether a colon, a brace or `where` is the next thing on the lines below.
    private var goesOnWithColon: Bool {
        var ahead = cursor
        while !ahead.isAtEnd {
            let byte = bytes[ahead.position]
            if [32, 9, 10, 13].contains(byte) {
                ahead.step()
            } else if byte != UInt8(ascii: "/") || !ahead.skipMark() {
                return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "<")
            }
        }
        return false
    }

    /// Behind the name of a type alias: what it stands for, up to the end of the statement.
    func aliasTarget() -> String? {
        guard let equals = bytes[position...].prefix(200).firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let end = endOfType(from: equals + 1)
        return Self.text(bytes[equals + 1..<end])
    }

    /// Behind the name of a stored property: its type as written, or the type that its initial value names; empty
    /// where none shows; nil for a computed property.
    func propertyType() -> String? {
        let start = skippingBlanks(from: position)
        guard start < bytes.count else { return "" }
        switch bytes[start] {
        case UInt8(ascii: ":"):
            let end = endOfType(from: start + 1)
            return isGetter(at: end) ? nil : Self.text(bytes[start + 1..<end])
        case UInt8(ascii: "="):
            let first = skippingBlanks(from: start + 1)
            guard first < bytes.count else { return "" }
            if bytes[first] == UInt8(ascii: "\"") { return "String" }
            guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[first]) else { return "" }
            return Self.text(bytes[first...].prefix { CodeCursor.isOfWord($0) })
        default: return ""
        }
    }

    /// The end of a type that begins here: a brace, an equals sign or the end of the line outside of brackets.
    private func endOfType(from start: Int) -> Int {
        var end = start
        var open = 0
        while end < bytes.count, end - start < 200 {
            switch bytes[end] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): open += 1
            case UInt8(ascii: ">") where bytes[end - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): open -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="): return end
            case UInt8(ascii: "/") where end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "/"): return end
            case 10 where open <= 0, 13 where open <= 0, UInt8(ascii: ",") where open <= 0: return end
            default: break
            }
            end += 1
        }
        return end
    }

    /// Whether a brace that is no observer's opens here.
    private func isGetter(at end: Int) -> Bool {
        guard end < bytes.count, bytes[end] == UInt8(ascii: "{") else { return false }
        let inside = bytes[skippingBlanks(from: end + 1)...]
        return !inside.starts(with: "didSet".utf8) && !inside.starts(with: "willSet".utf8)
    }

    private func skippingBlanks(from start: Int) -> Int {
        var index = start
        while index < bytes.count, [32, 9, 10, 13].contains(bytes[index]) { index += 1 }
        return index
    }

    /// A type's text without the blanks around it.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let isBlank: (UInt8) -> Bool = { [32, 9, 10, 13].contains($0) }
        let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? bytes.startIndex
        return String(decoding: bytes[..<end].drop(while: isBlank), as: UTF8.self)
    }
}
