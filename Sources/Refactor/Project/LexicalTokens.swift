/// The names, braces and colons of a source text, with comments left out and strings read as names.
struct LexicalTokens {
    private var cursor: CodeCursor
    /// The offset where the token begins that was given last; its text may have other bytes, where they were no text.
    private var start = 0

    init(_ bytes: [UInt8], _ language: SourceLanguage = .swift) { cursor = CodeCursor(bytes[...], language) }

    private var bytes: ArraySlice<UInt8> { cursor.bytes }

    /// The offset where the next token is looked for.
    var position: Int { cursor.position }

    /// True if the token that was given last stands in the text of a string.
    var isInString: Bool { cursor.isInText }

    /// True if the text ended inside a comment or a string, so that nobody knows what it says.
    var isCutOff: Bool { cursor.isCutOff }

    mutating func next() -> String? {
        while !cursor.isAtEnd {
            start = position
            if let word = cursor.word() {
                start = word.lowerBound
                return String(decoding: bytes[word], as: UTF8.self)
            }
            if cursor.skipMark() || skipInactive() { continue }
            let byte = bytes[position]
            cursor.step()
            if cursor.isInText { continue }
            if byte == UInt8(ascii: "{") { return "{" }
            if byte == UInt8(ascii: "}") { return "}" }
        }
        return nil
    }

    /// Goes past `#if false` with all that no compiler sees, up to the line of its `#else` or `#endif`.
    private mutating func skipInactive() -> Bool {
        guard bytes[position] == UInt8(ascii: "#"), !cursor.isInText, directive() == "if" else { return false }
        var ahead = cursor
        for _ in 0..<3 { ahead.step() }
        while !ahead.isAtEnd, bytes[ahead.position] == 32 { ahead.step() }
        guard let word = ahead.word(), bytes[word].elementsEqual("false".utf8), ahead.isAtEndOfLine else {
            return false
        }
        cursor = ahead
        var depth = 1
        while depth > 0, cursor.nextOfCode() != nil {
            guard bytes[position - 1] == UInt8(ascii: "#") else { continue }
            switch directive(at: position - 1) {
            case "if": depth += 1
            case "endif": depth -= 1
            case "else", "elseif": if depth == 1 { depth = 0 }
            default: break
            }
        }
        return true
    }

    /// The word behind a `#`.
    private func directive(at place: Int? = nil) -> String {
        let rest = bytes[((place ?? position) + 1)...]
        return String(decoding: rest.prefix { isLetterByte($0) }, as: UTF8.self)
    }

    /// True if the token that was given last is a member of what stands before it: `init` in `A.init`, `Base` in
    /// `App . Base`.
    var isBehindDot: Bool {
        let before = bytes[..<start].last { ![9, 10, 13, 32].contains($0) }
        return before == UInt8(ascii: ".")
    }

    /// True if the token that was given last is a member of self: `b` in `self.b` and `self?.b`.
    var isMemberOfSelf: Bool {
        let before = bytes[..<start].dropLastBlanks()
        guard before.last == UInt8(ascii: ".") else { return false }
        var receiver = before.dropLast().dropLastBlanks()
        if let mark = receiver.last, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(mark) { receiver.removeLast() }
        let word = Array(receiver.suffix(6).reversed().prefix(while: isWordByte).reversed())
        guard word == Array("self".utf8) || word == Array("super".utf8) else { return false }
        return receiver.dropLast(word.count).dropLastBlanks().last != UInt8(ascii: ".")
    }

    /// True if the token that was given last stands in a text that may be a key or a path of keys: `"order.name"`.
    var isKey: Bool {
        let ends = [UInt8(ascii: "\""), UInt8(ascii: ".")]
        return cursor.isInText && ends.contains(bytes[..<start].last ?? 0) && ends.contains(rest.first ?? 0)
    }

    /// True if the token that was given last may be a message to an object that is not self: `b` in `[a b]`, `[[a c] b]`.
    var isSentToOther: Bool {
        let before = bytes[..<start].dropLastBlanks()
        guard before.count < start - bytes.startIndex || before.last == UInt8(ascii: "]"), let last = before.last else {
            return false
        }
        if last == UInt8(ascii: "]") { return true }
        if last == UInt8(ascii: ")") { return isReceiver(inParentheses: before) }
        let word = before.reversed().prefix(while: isWordByte)
        return !word.isEmpty && !Self.noReceivers.contains(String(decoding: word.reversed(), as: UTF8.self))
    }

    /// True where parentheses end a receiver, `[(a) b]` and `[a() b]`, and no type: `(Order *)order`.
    private func isReceiver(inParentheses code: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        let open = code.lastIndex { byte in
            if byte == UInt8(ascii: ")") { depth += 1 }
            if byte == UInt8(ascii: "(") { depth -= 1 }
            return depth == 0
        }
        let before = open.flatMap { code[..<$0].dropLastBlanks().last }
        return before.map { $0 == UInt8(ascii: "[") || isWordByte($0) } ?? false
    }

    private static let noReceivers: Set<String> = ["in", "return", "self", "super"]

    /// The bytes behind the token that was given last.
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
                start = word.lowerBound
                let name = String(decoding: bytes[word], as: UTF8.self)
                if name == "where" { break }
                if isInherited, angles == 0, !isAttribute {
                    if isBehindDot, !found.isEmpty { found.removeLast() }
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
            case UInt8(ascii: ">") where bytes[position - 1] != UInt8(ascii: "-"): angles -= 1
            case UInt8(ascii: ":") where angles == 0: isInherited = true
            case UInt8(ascii: "@"): isAttribute = true
            default: break
            }
            cursor.step()
        }
        return found
    }

    /// True if a colon, a brace or `where` is the next thing on the lines below.
    private var goesOnWithColon: Bool {
        var ahead = cursor
        while !ahead.isAtEnd {
            let byte = bytes[ahead.position]
            if [32, 9, 10, 13].contains(byte) {
                ahead.step()
            } else if !ahead.skipComment() {
                return byte == UInt8(ascii: ":") || byte == UInt8(ascii: "<")
            }
        }
        return false
    }

    /// Behind the name of a type alias: what it stands for, up to the end of the statement.
    func aliasTarget() -> String? {
        var head = HeadText(rest)
        guard head.text(until: "={;") != nil, head.take("=") else { return nil }
        return head.text(until: Self.endsOfType).map(HeadText.string)
    }

    /// Behind the name of a stored property: its type as written, or the type that its initial value names; empty
    /// where none shows; nil for a computed property.
    func propertyType() -> String? {
        var head = HeadText(rest)
        head.skipBlanks()
        if head.take(":") {
            let type = head.text(until: Self.endsOfType).map(HeadText.string) ?? ""
            return head.goesOnWithGetter ? nil : type
        }
        guard head.take("=") else { return "" }
        head.skipBlanks()
        if head.take("\"") { return "String" }
        guard let word = head.word(), word.first?.isUppercase == true else { return "" }
        return word
    }

    private static let endsOfType = "{};=,\n\r"
}

extension ArraySlice<UInt8> {
    fileprivate func dropLastBlanks() -> ArraySlice<UInt8> {
        var slice = self
        while let last = slice.last, [9, 10, 13, 32].contains(last) { slice.removeLast() }
        return slice
    }
}
