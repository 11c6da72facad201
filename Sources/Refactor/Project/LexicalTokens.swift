/// The names, braces and colons of a source text, with comments left out and strings read as names.
struct LexicalTokens {
    private let bytes: [UInt8]
    /// Where the next token is looked for.
    private(set) var position = 0
    /// Inside a string neither comments nor braces begin: `"https://…"`.
    private(set) var isInString = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> String? {
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isNameByte(byte) { return name() }
            if byte == UInt8(ascii: "/"), !isInString, skipComment() { continue }
            position += 1
            if byte == UInt8(ascii: "\n") { isInString = false }
            if byte == UInt8(ascii: "\""), position < 2 || bytes[position - 2] != UInt8(ascii: "\\") {
                isInString.toggle()
            }
            if isInString { continue }
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

    /// Behind a type's name: what it inherits from, up to its opening brace.
    mutating func inheritedNames() -> [String] {
        var found: [String] = []
        var angles = 0
        var isInherited = false
        while position < bytes.count, bytes[position] != UInt8(ascii: "{"),
            bytes[position] != UInt8(ascii: "\n") || !found.isEmpty || isInherited
        {
            let byte = bytes[position]
            if Self.isNameByte(byte) {
                let name = name()
                if name == "where" { break }
                if isInherited, angles == 0 { found.append(name) }
                continue
            }
            if byte == UInt8(ascii: "<") { angles += 1 }
            if byte == UInt8(ascii: ">") { angles -= 1 }
            if byte == UInt8(ascii: ":"), angles == 0 { isInherited = true }
            if byte == UInt8(ascii: "("), !isInherited { break }
            position += 1
        }
        return found
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
            return Self.text(bytes[first...].prefix { Self.isNameByte($0) })
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

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipComment() -> Bool {
        guard position + 1 < bytes.count else { return false }
        if bytes[position + 1] == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != 10 { position += 1 }
            return true
        }
        guard bytes[position + 1] == UInt8(ascii: "*") else { return false }
        position += 2
        while position + 1 < bytes.count,
            bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        {
            position += 1
        }
        position = min(position + 2, bytes.count)
        return true
    }
}
