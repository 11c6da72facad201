/// Strings, with all that is interpolated into them.
extension GlanceTokens {
    /// `"…"`, `"""…"""` and both between `#`.
    mutating func readString(_ isTight: Bool) throws(UnsupportedSyntax) {
        let first = line
        let (start, end, isPlain) = try skipString()
        let content = bytes[start..<end]
        let isShort = isPlain && content.count <= 80 && !content.contains(UInt8(ascii: " "))
        add(isShort ? .text : .otherText, from: start, to: end, isTight: isTight)
        found[found.count - 1].line = first
    }

    /// Goes behind a string; says where its content stands and whether that is a single piece.
    private mutating func skipString() throws(UnsupportedSyntax) -> (start: Int, end: Int, isPlain: Bool) {
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
            hashes += 1
            position += 1
        }
        guard byte() == UInt8(ascii: "\"") else { throw UnsupportedSyntax() }
        let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        // `#"""#` is a short one that has a quote in it.
        if isLong, hashes > 0, byte(3) != UInt8(ascii: "\n") { throw UnsupportedSyntax() }
        position += isLong ? 3 : 1
        let start = position
        let first = line
        var isPlain = true
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where isEscape(hashes):
                position += 1 + hashes
                if byte() == UInt8(ascii: "(") {
                    isPlain = false
                    try skipInterpolation()
                } else {
                    // The parser cuts a text behind the end of a line, also behind one that is only spelled.
                    if byte() == UInt8(ascii: "n") || byte() == UInt8(ascii: "r") { isPlain = false }
                    if byte() == UInt8(ascii: "\n") { line += 1 }
                    position += 1
                }
            case UInt8(ascii: "\"") where isClosed(isLong, hashes):
                let end = position
                position += (isLong ? 3 : 1) + hashes
                // Between three quotes each line is a piece, and a single one is rare.
                if isLong, line < first + 3, isPlain { throw UnsupportedSyntax() }
                return (start, end, isPlain && !isLong)
            case UInt8(ascii: "\n"):
                guard isLong else { throw UnsupportedSyntax() }
                line += 1
                position += 1
            default: position += 1
            }
        }
        throw UnsupportedSyntax()
    }

    private func isEscape(_ hashes: Int) -> Bool {
        (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
    }

    private func isClosed(_ isLong: Bool, _ hashes: Int) -> Bool {
        if isLong, byte(1) != UInt8(ascii: "\"") || byte(2) != UInt8(ascii: "\"") { return false }
        return (0..<hashes).allSatisfy { byte((isLong ? 3 : 1) + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() throws(UnsupportedSyntax) {
        var depth = 0
        repeat {
            switch byte() {
            case UInt8(ascii: "("):
                depth += 1
                position += 1
            case UInt8(ascii: ")"):
                depth -= 1
                position += 1
            case UInt8(ascii: "\""): _ = try skipString()
            case UInt8(ascii: "\n"):
                line += 1
                position += 1
            case 0, UInt8(ascii: "/"), UInt8(ascii: "#"): throw UnsupportedSyntax()
            default: position += 1
            }
        } while depth > 0
    }
}
