import Refactor

/// Tells what the only file that knows a private member makes of it: a method that nothing names does nothing, and a
/// property that is kept but never asked for anything is of no use.
///
/// It reads the text, since the light reading of bodies leaves out what wires nothing; what a comment names counts as
/// used.
struct PrivateUses {
    private let bytes: [UInt8]

    /// The facts of a file without the steps of methods that nothing calls, and with its idle properties marked.
    static func settled(_ file: AppFile, in bytes: [UInt8]) -> AppFile {
        let isHidden = { (type: AppType) in
            type.methods.contains(where: \.isPrivate) || type.properties.contains(where: \.isPrivate)
        }
        guard file.types.contains(where: isHidden) else { return file }
        let uses = PrivateUses(bytes: bytes)
        var file = file
        for index in file.types.indices { uses.settle(&file.types[index]) }
        return file
    }

    private func settle(_ type: inout AppType) {
        for index in type.methods.indices where type.methods[index].isPrivate {
            if places(of: type.methods[index].name).count < 2 { type.methods[index].steps = [] }
        }
        for index in type.properties.indices where type.properties[index].isPrivate {
            let property = type.properties[index]
            guard !property.isComputed, property.type != nil || property.value != nil else { continue }
            type.properties[index].isIdle = !places(of: property.name).contains { isUse(at: $0, of: property.name) }
        }
    }

    // MARK: - Places

    /// Where a name stands as a word.
    private func places(of name: String) -> [Int] {
        let name = Array(name.utf8)
        guard let first = name.first, bytes.count >= name.count else { return [] }
        var found: [Int] = []
        for start in 0...(bytes.count - name.count) where bytes[start] == first {
            guard start == 0 || !Self.isWord(bytes[start - 1]), bytes[start..<(start + name.count)].elementsEqual(name)
            else { continue }
            let end = start + name.count
            if end == bytes.count || !Self.isWord(bytes[end]) { found.append(start) }
        }
        return found
    }

    /// Returns false for a declaration, a label, what is set to something, and what `self.store = store` sets it to.
    private func isUse(at start: Int, of name: String) -> Bool {
        let end = start + name.utf8.count
        let next = next(after: end)
        let before = previous(before: start)
        if next == UInt8(ascii: ":") { return before.byte == UInt8(ascii: "?") }
        if word(endingAt: before.index) == "let" || word(endingAt: before.index) == "var" {
            return next != UInt8(ascii: "=")
        }
        if next == UInt8(ascii: "="), !isComparison(after: end) { return false }
        guard before.byte == UInt8(ascii: "="), let index = before.index, !isComparison(endingAt: index) else {
            return true
        }
        return word(endingAt: previous(before: index).index) != name
    }

    // MARK: - Around a place

    private func next(after end: Int) -> UInt8? { bytes[end...].first { !Self.isSpace($0) } }

    private func previous(before start: Int) -> (byte: UInt8?, index: Int?) {
        guard let index = bytes[..<start].lastIndex(where: { !Self.isSpace($0) }) else { return (nil, nil) }
        return (bytes[index], index)
    }

    private func word(endingAt index: Int?) -> String {
        guard let index, Self.isWord(bytes[index]) else { return "" }
        let start = bytes[...index].lastIndex { !Self.isWord($0) }.map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...index], as: UTF8.self)
    }

    private func isComparison(after end: Int) -> Bool {
        guard let sign = bytes[end...].firstIndex(where: { !Self.isSpace($0) }), sign + 1 < bytes.count else {
            return false
        }
        return bytes[sign + 1] == UInt8(ascii: "=")
    }

    private func isComparison(endingAt index: Int) -> Bool {
        index > 0 && Self.signs.contains(bytes[index - 1])
    }

    private static let signs = Set("=!<>+-*/".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }
}
