/// A declaration in an `@interface`, in one line, and the name by which code uses it.
struct ObjectiveCPrototype: Equatable {
    /// The selector of a method, the name of a property.
    let name: String
    /// `- (void)load:(void (^)(NSArray *items))completion;`
    let text: String

    /// Reads what begins with `-`, `+` or `@property` and ends with the next semicolon; nil where it is written in a way
    /// that would have to be understood.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let words = String(decoding: bytes[...end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ")
        guard !text.contains("/*"), !text.contains("//"), !text.contains("#"), !text.contains("{") else { return nil }
        let found = text.hasPrefix("@property") ? Self.property(text) : Self.selector(text)
        guard let found, !found.isEmpty else { return nil }
        name = found
        self.text = text
    }

    /// The last word, unless several are declared or a block's type is around it.
    private static func property(_ text: String) -> String? {
        guard !text.contains("^"), text.split(separator: ")").last?.contains(",") == false else { return nil }
        let name = text.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return String(name.reversed())
    }

    /// The words before colons outside of parentheses; the first word where there is none.
    private static func selector(_ text: String) -> String? {
        var depth = 0
        var word = ""
        var first: String?
        var parts = ""
        for letter in text.dropFirst().dropLast() {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            guard depth == 0, letter != ")" else { continue }
            if letter.isLetter || letter.isNumber || letter == "_" {
                word.append(letter)
                continue
            }
            if letter == ":" { parts += word + ":" }
            if !word.isEmpty { first = first ?? word }
            word = ""
        }
        return parts.isEmpty ? first ?? word : parts
    }
}
