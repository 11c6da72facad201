/// The tags of an XML file, one after the other: enough for storyboards, which need no more of XML.
struct XMLTags {
    struct Tag {
        var name: String
        var attributes: [String: String]
        var isClosing: Bool
        var isEmpty: Bool
        var offset: Int
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next tag; comments, declarations and text are passed over.
    mutating func next() -> Tag? {
        while let open = find(UInt8(ascii: "<")) {
            position = open + 1
            guard position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "!"): skipDeclaration()
            case UInt8(ascii: "?"): skip(to: UInt8(ascii: ">"))
            default: return tag(at: open)
            }
        }
        return nil
    }

    private mutating func tag(at open: Int) -> Tag {
        var tag = Tag(name: "", attributes: [:], isClosing: false, isEmpty: false, offset: open)
        if bytes[position] == UInt8(ascii: "/") {
            tag.isClosing = true
            position += 1
        }
        tag.name = word()
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "/") {
                tag.isEmpty = true
                position += 1
                continue
            }
            let name = word()
            guard !name.isEmpty else {
                position += 1
                continue
            }
            tag.isEmpty = false
            if let value = value() { tag.attributes[name] = value }
        }
        position += 1
        return tag
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, isOfName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"),
            UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }

    /// `="text"` that stands here.
    private mutating func value() -> String? {
        skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
        position += 1
        skipBlanks()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { return nil }
        let quote = bytes[position]
        let start = position + 1
        position = start
        while position < bytes.count, bytes[position] != quote { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return text.utf8.contains(UInt8(ascii: "&")) ? unescaped(text) : text
    }

    private func unescaped(_ text: String) -> String {
        let names = ["amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\""]
        var result = ""
        for (index, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
            if index > 0, let end = part.firstIndex(of: ";"), let character = names[String(part[..<end])] {
                result += character + part[part.index(after: end)...]
            } else {
                result += (index > 0 ? "&" : "") + part
            }
        }
        return result
    }

    private mutating func skipBlanks() {
        while position < bytes.count, bytes[position] <= 32 { position += 1 }
    }

    private mutating func skip(to byte: UInt8) { position = find(byte).map { $0 + 1 } ?? bytes.count }

    private mutating func skipDeclaration() {
        guard bytes[position...].starts(with: "!--".utf8) else { return skip(to: UInt8(ascii: ">")) }
        while let end = find(UInt8(ascii: ">")) {
            position = end + 1
            if end >= 2, bytes[end - 1] == UInt8(ascii: "-"), bytes[end - 2] == UInt8(ascii: "-") { return }
        }
        position = bytes.count
    }

    private func find(_ byte: UInt8) -> Int? {
        var index = position
        while index < bytes.count {
            if bytes[index] == byte { return index }
            index += 1
        }
        return nil
    }
}
