import Refactor

/// Tells what the only file that knows a private member makes of it: a method that nothing names does nothing, and a
/// property that is kept but never asked for anything is of no use.
///
/// It reads the text, since the light reading of bodies leaves out what wires nothing; what a comment names counts as
/// used.
struct PrivateUses {
    private let bytes: [UInt8]
    /// Where each name of a private member stands as a word.
    private let places: [String: [Int]]

    /// The facts of a file without the steps of methods that nothing calls, and with its idle properties marked.
    static func settled(_ file: AppFile, in bytes: [UInt8]) -> AppFile {
        let names = file.types.flatMap { type in
            type.methods.filter(\.isPrivate).map(\.name) + type.properties.filter(\.isPrivate).map(\.name)
        }
        guard !names.isEmpty else { return file }
        let uses = PrivateUses(bytes: bytes, places: places(of: Set(names), in: bytes))
        var file = file
        for index in file.types.indices { uses.settle(&file.types[index]) }
        return file
    }

    private func settle(_ type: inout AppType) {
        for index in type.methods.indices where type.methods[index].isPrivate {
            // The language itself calls this one.
            guard type.methods[index].name != "callAsFunction" else { continue }
            if let places = places[type.methods[index].name], places.count < 2 { type.methods[index].steps = [] }
        }
        for index in type.properties.indices where type.properties[index].isPrivate {
            let property = type.properties[index]
            guard !property.isComputed, property.type != nil || property.value != nil,
                let places = places[property.name]
            else { continue }
            type.properties[index].isIdle = !places.contains { isUse(at: $0, of: property.name) }
        }
    }

    // MARK: - Places

    /// Where names stand as words; nothing for operators and for names in backticks.
    private static func places(of names: Set<String>, in bytes: [UInt8]) -> [String: [Int]] {
        let wanted = names.filter { $0.utf8.allSatisfy(isWord) }
        let known = Dictionary(wanted.map { (hash($0.utf8), $0) }) { first, _ in first }
        var found: [String: [Int]] = [:]
        var start = 0
        while start < bytes.count {
            guard isWord(bytes[start]) else {
                start += 1
                continue
            }
            var end = start
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
            let word = bytes[start..<end]
            if let name = known[hash(word)], word.elementsEqual(name.utf8) { found[name, default: []].append(start) }
            start = end
        }
        return found
    }

    /// A number for a word (FNV-1a).
    private static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
        word.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Returns false for a declaration, a label, what is set to something, and what `self.store = store` sets it to.
    private func isUse(at start: Int, of name: String) -> Bool {
        let end = start + name.utf8.count
        let next = next(after: end)
        let before = previous(before: start)
        if next == UInt8(ascii: ":") { return !isDeclaredOrLabel(before) }
        if word(endingAt: before.index) == "let" || word(endingAt: before.index) == "var" {
            return next != UInt8(ascii: "=")
        }
        if next == UInt8(ascii: "="), !isComparison(after: end) { return false }
        guard before.byte == UInt8(ascii: "="), let index = before.index, !isComparison(endingAt: index) else {
            return true
        }
        return !isOwn(name, endingAt: previous(before: index).index)
    }

    /// Returns true if a name before a colon stands behind a bracket, a comma or a word, as those of parameters and
    /// arguments do, and not in a ternary or as a key.
    private func isDeclaredOrLabel(_ before: (byte: UInt8?, index: Int?)) -> Bool {
        guard let byte = before.byte else { return true }
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ",") { return true }
        return Self.isWord(byte) && !["case", "where"].contains(word(endingAt: before.index))
    }

    /// Returns true if what ends somewhere is a property of one's own: `store` or `self.store`.
    private func isOwn(_ name: String, endingAt index: Int?) -> Bool {
        guard word(endingAt: index) == name, let index else { return false }
        let before = previous(before: index - name.utf8.count + 1)
        guard before.byte == UInt8(ascii: "."), let dot = before.index else { return true }
        return word(endingAt: previous(before: dot).index) == "self"
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
