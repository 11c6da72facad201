/// The names, braces and colons of a source text, with comments left out and strings read as names.
struct LexicalTokens {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> String? {
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isNameByte(byte) { return name() }
            if byte == UInt8(ascii: "/"), skipComment() { continue }
            position += 1
            if byte == UInt8(ascii: "{") { return "{" }
            if byte == UInt8(ascii: "}") { return "}" }
        }
        return nil
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
