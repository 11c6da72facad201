/// Looks through one file for objects of some classes: where they are made and what is set on them.
struct CallerScan {
    /// Words beside which names of notifications are observed.
    static let observers = ["addObserver", "notifications", "publisher"]

    private struct Token {
        let text: String
        let range: Range<Int>
    }

    /// The meaning of a name: an object of one of the classes, or something else.
    private struct Meaning {
        var type: String?
        var isSegue = false
        /// A property of who shows it.
        var isKept = false
    }

    private struct Scope {
        /// The body of a type, or a file.
        let isOfType: Bool
        var names: [String: Meaning] = [:]
    }

    private static let typeWords: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]

    private let file: SourceFile
    private let classes: Set<String>
    private let tokens: [Token]
    private var scopes = [Scope(isOfType: true)]
    /// A type was named whose brace is yet to come.
    private var opensType = false
    /// The token behind the last `let` or `var`.
    private var declared: Int?
    /// The last token that got a value.
    private var assigned: Int?
    private(set) var found = CallerFacts()

    init(_ file: SourceFile, classes: Set<String>) {
        self.file = file
        self.classes = classes
        var tokens: [Token] = []
        var reader = LexicalTokens(file.bytes, file.lexicalLanguage)
        while let text = reader.next() {
            tokens.append(Token(text: text, range: reader.position - text.utf8.count..<reader.position))
        }
        self.tokens = tokens
    }

    mutating func read() {
        for index in tokens.indices {
            if getsValue(tokens[index]) { assigned = index }
            switch tokens[index].text {
            case "{":
                scopes.append(Scope(isOfType: opensType))
                opensType = false
            case "}": if scopes.count > 1 { scopes.removeLast() }
            case let word where Self.typeWords.contains(word) && startsType(at: index): opensType = true
            case "let", "var":
                guard index + 1 < tokens.count else { continue }
                declared = index + 1
                bind(tokens[index + 1].text, Meaning())
            case let word where Self.observers.contains(word): observe(from: index)
            case let word where classes.contains(word): readClass(at: index)
            default: readName(at: index)
            }
        }
    }

    /// Returns true if `=` follows.
    private func getsValue(_ token: Token) -> Bool {
        let equals = skippingBlanks(from: token.range.upperBound)
        return byte(equals) == UInt8(ascii: "=") && byte(equals + 1) != UInt8(ascii: "=")
    }

    /// `class Feed`, not `class func`.
    private func startsType(at index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].text.first?.isUppercase == true
    }

    private mutating func bind(_ name: String, _ meaning: Meaning, isDeclared: Bool = true) {
        var meaning = meaning
        meaning.isKept = isDeclared && scopes[scopes.count - 1].isOfType
        scopes[scopes.count - 1].names[name] = meaning
    }

    private func meaning(of name: String) -> Meaning? {
        for scope in scopes.reversed() { if let meaning = scope.names[name] { return meaning } }
        return nil
    }

    // MARK: - The class

    /// Reads a mention of the class, and which names are its objects there.
    private mutating func readClass(at index: Int) {
        let token = tokens[index]
        if isMade(token) { found.makers[token.text, default: []].append(place(of: token)) }
        let next = skippingBlanks(from: token.range.upperBound)
        if byte(next) == UInt8(ascii: "*"), index + 1 < tokens.count,
            skippingBlanks(from: next + 1) == tokens[index + 1].range.lowerBound
        {
            return bind(tokens[index + 1].text, Meaning(type: token.text, isSegue: isSegue(behind: index)))
        }
        if index > 0, lastByte(before: token.range.lowerBound) == UInt8(ascii: ":"),
            inkCount(between: tokens[index - 1].range.upperBound, and: token.range.lowerBound) == 1
        {
            bind(tokens[index - 1].text, Meaning(type: token.text), isDeclared: declared == index - 1)
        }
        if let declared, isOneStatement(from: tokens[declared].range.upperBound, to: token.range.lowerBound) {
            let isSegue = tokens[declared..<index].contains { $0.text.hasPrefix("destination") }
            bind(tokens[declared].text, Meaning(type: token.text, isSegue: isSegue))
        }
        if let assigned, assigned != declared,
            isOneStatement(from: tokens[assigned].range.upperBound, to: token.range.lowerBound)
        {
            bind(tokens[assigned].text, Meaning(type: token.text), isDeclared: false)
        }
        var end = token.range.upperBound
        while let byte = byte(end), ")?!".utf8.contains(byte) { end += 1 }
        if end > token.range.upperBound, byte(end) == UInt8(ascii: "."), index + 1 < tokens.count {
            set(at: index + 1, of: Meaning(type: token.text, isSegue: isSegue(before: index)))
        }
    }

    /// `DetailController(…)`, `as? DetailController`, `[DetailController alloc]`, `(DetailController *)segue…`.
    private func isMade(_ token: Token) -> Bool {
        if byte(token.range.upperBound) == UInt8(ascii: "(") { return true }
        let before = file.text(max(0, token.range.lowerBound - 4)..<token.range.lowerBound)
        if before.hasSuffix("as? ") || before.hasSuffix("as! ") { return true }
        let after = file.text(token.range.upperBound..<token.range.upperBound + 6)
        return before.hasSuffix("[") && (after.hasPrefix(" alloc") || after.hasPrefix(" new]"))
            || before.hasSuffix("(") && after.hasPrefix(" *)")
    }

    private func isSegue(before index: Int) -> Bool {
        tokens[max(0, index - 4)..<index].contains { $0.text.hasPrefix("destination") }
    }

    private func isSegue(behind index: Int) -> Bool {
        tokens[index..<min(tokens.count, index + 6)].contains { $0.text.hasPrefix("destination") }
    }

    /// Returns true if no line ends between two offsets but where the statement goes on.
    private func isOneStatement(from start: Int, to end: Int) -> Bool {
        var last: UInt8 = 0
        var isNewLine = false
        var cursor = CodeCursor(file.bytes[start..<max(start, end)], file.lexicalLanguage)
        while let offset = cursor.nextOfCode() {
            let byte = file.bytes[offset]
            if "{};".utf8.contains(byte) { return false }
            if byte == 10 { isNewLine = true }
            guard !isBlank(byte) else { continue }
            if isNewLine, !".?:".utf8.contains(byte), !"(,=.".utf8.contains(last) { return false }
            isNewLine = false
            last = byte
        }
        return !isNewLine || "(,=.".utf8.contains(last)
    }

    // MARK: - What is set

    private mutating func readName(at index: Int) {
        let token = tokens[index]
        guard let meaning = meaning(of: token.text), meaning.type != nil, index + 1 < tokens.count else { return }
        let isMember = byte(token.range.lowerBound - 1) == UInt8(ascii: ".")
        if isMember, index == 0 || tokens[index - 1].text != "self" { return }
        var end = token.range.upperBound
        while let byte = byte(end), "?!".utf8.contains(byte) { end += 1 }
        if byte(end) == UInt8(ascii: ".") { return set(at: index + 1, of: meaning) }
        setByMessage(at: index + 1, of: meaning)
    }

    /// `detail.user = …`, where the token is `user`.
    private mutating func set(at index: Int, of meaning: Meaning) {
        let token = tokens[index]
        guard byte(token.range.lowerBound - 1) == UInt8(ascii: "."), getsValue(token) else { return }
        add(token.text, at: token, of: meaning)
    }

    /// `[detail setUser:…]`.
    private mutating func setByMessage(at index: Int, of meaning: Meaning) {
        let token = tokens[index]
        let name = token.text.dropFirst(3)
        guard token.text.hasPrefix("set"), let first = name.first, first.isUppercase,
            byte(token.range.upperBound) == UInt8(ascii: ":"),
            byte(tokens[index - 1].range.lowerBound - 1) == UInt8(ascii: "[")
        else { return }
        add(first.lowercased() + name.dropFirst(), at: token, of: meaning)
    }

    private mutating func add(_ property: String, at token: Token, of meaning: Meaning) {
        guard let type = meaning.type else { return }
        let use = CallerUse(
            property: property, place: place(of: token), isSegue: meaning.isSegue, isLater: meaning.isKept)
        found.uses[type, default: []].append(use)
    }

    // MARK: - What is observed

    private mutating func observe(from index: Int) {
        for token in tokens[index...].dropFirst().prefix(16) {
            if ["{", "}"].contains(token.text) { return }
            let places = found.observed[token.text, default: []]
            let place = place(of: tokens[index])
            if !places.contains(place) { found.observed[token.text] = places + [place] }
        }
    }

    // MARK: - Bytes

    private func byte(_ offset: Int) -> UInt8? { file.bytes.indices.contains(offset) ? file.bytes[offset] : nil }

    private func isBlank(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

    private func skippingBlanks(from start: Int) -> Int {
        var offset = start
        while let byte = byte(offset), isBlank(byte) { offset += 1 }
        return offset
    }

    private func lastByte(before end: Int) -> UInt8? {
        var offset = end - 1
        while let byte = byte(offset), isBlank(byte) { offset -= 1 }
        return byte(offset)
    }

    /// Returns the number of bytes between two offsets that are no blanks.
    private func inkCount(between start: Int, and end: Int) -> Int {
        file.bytes[start..<max(start, end)].filter { !isBlank($0) }.count
    }

    private func place(of token: Token) -> String { "\(file.name):\(file.line(at: token.range.lowerBound))" }
}
