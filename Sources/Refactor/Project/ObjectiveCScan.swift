/// Reads an Objective-C file of an app lightly: its classes, protocols and the first words of their methods.
struct ObjectiveCScan {
    /// A class, category or protocol.
    struct Declaration: Equatable {
        var name: String
        var superclass: String?
        var isProtocol = false
        var protocols: [String] = []
        /// First parts of method selectors, and names of properties.
        var members: Set<String> = []
        /// True if the head says what the type is: no category and no `@implementation`.
        var isHead = false
        var isImplementation = false
        var body = TypeBody()
        /// What its lines say, by selector or by the name of a property.
        var prototypes: [String: String] = [:]
        var offset = 0
    }

    private var cursor: CodeCursor
    private(set) var declarations: [Declaration] = []
    /// Names that `typedef` gives to blocks and enums.
    private(set) var aliases: [(name: String, target: String?, offset: Int)] = []
    private(set) var header = HeaderFact()
    /// Macros whose text mentions self.
    private(set) var macrosOnSelf: Set<String> = []
    private var open: Declaration?
    private var depth = 0
    private var isLineStart = true

    init(_ bytes: [UInt8]) {
        cursor = CodeCursor(bytes[...], .objectiveC)
        scan()
    }

    private mutating func scan() {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 10:
                isLineStart = true
                cursor.step()
                continue
            case 32, 9, 13:
                cursor.step()
                continue
            case UInt8(ascii: "#") where isLineStart: directive()
            case UInt8(ascii: "/") where cursor.skipComment(): continue
            case UInt8(ascii: "\""): _ = cursor.skipString()
            case UInt8(ascii: "'") where cursor.skipMark(): continue
            case UInt8(ascii: "@"): atWord()
            case UInt8(ascii: "{"): step(depth: 1)
            case UInt8(ascii: "}"): step(depth: -1)
            case UInt8(ascii: "-"), UInt8(ascii: "+"): method()
            default:
                if isNameByte(byte) { word() } else { cursor.step() }
            }
            isLineStart = false
        }
        close()
    }

    private mutating func step(depth change: Int) {
        depth += change
        cursor.step()
    }

    // MARK: - Declarations

    private mutating func atWord() {
        cursor.step()
        guard position < bytes.count, isNameByte(bytes[position]) else { return }
        switch name() {
        case "interface": begin(isProtocol: false, isHead: true)
        case "implementation": begin(isProtocol: false, isHead: false)
        case "protocol": begin(isProtocol: true, isHead: true)
        case "end": close()
        case "property": property()
        case "class": forwardDeclaration()
        default: return
        }
    }

    /// `@class Account, Profile;` mentions classes and declares none.
    private mutating func forwardDeclaration() {
        while position < bytes.count, bytes[position] != UInt8(ascii: ";"), bytes[position] != UInt8(ascii: "@") {
            if isNameByte(bytes[position]) { header.names.insert(name()) } else { cursor.step() }
        }
    }

    /// A name of a body, or a statement at file level.
    private mutating func word() {
        let start = position
        let word = name()
        header.names.insert(word)
        if open == nil { header.declared.insert(word) }
        open?.body.note(word)
        if word == "typedef" { alias(at: start) }
        if Self.enums.contains(word) { header.constants.formUnion(enumConstants(in: bytes[position...])) }
    }

    private static let enums: Set<String> = ["CF_ENUM", "CF_OPTIONS", "NS_ENUM", "NS_OPTIONS", "enum"]

    private mutating func alias(at start: Int) {
        let text = bytes[position...].prefix(400).prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "{") }
        guard let found = TypeDefinition(String(decoding: text, as: UTF8.self)) else { return }
        aliases.append((found.name, found.target, start))
    }

    private mutating func begin(isProtocol: Bool, isHead: Bool) {
        skipBlanks()
        guard position < bytes.count, isNameByte(bytes[position]) else { return }
        var found = Declaration(name: name(), isProtocol: isProtocol, isHead: isHead, offset: position)
        header.names.insert(found.name)
        var inherited: [String] = []
        var isList = false
        var isBehindColon = false
        loop: while position < bytes.count {
            if bytes[position] == 10 || bytes[position] == 13 {
                guard isList || goesOnBehindLine() else { break loop }
                cursor.step()
                continue
            }
            switch bytes[position] {
            case UInt8(ascii: ";") where isProtocol: return
            case UInt8(ascii: ","), UInt8(ascii: ")"), 32, 9: cursor.step()
            case UInt8(ascii: "("):
                found.isHead = false
                cursor.step()
            case UInt8(ascii: ":"):
                // What stood in angles before the colon are the parameters of a generic class.
                inherited = []
                isList = false
                isBehindColon = true
                cursor.step()
            case UInt8(ascii: "<"):
                isList = true
                cursor.step()
            case UInt8(ascii: ">"):
                isList = false
                cursor.step()
            case UInt8(ascii: "/") where cursor.skipComment(): continue
            case let byte where isNameByte(byte):
                let word = name()
                if isBehindColon, !isList { found.superclass = word } else if isList { inherited.append(word) }
                isBehindColon = false
            default: break loop
            }
        }
        close()
        found.protocols = inherited
        found.isImplementation = !isHead
        if found.isHead {
            header.declared.insert(found.name)
            header.classes.insert(found.name)
            header.words[found.name, default: []].formUnion(inherited + [found.superclass].compactMap { $0 })
        }
        open = found
        depth = 0
    }

    /// Returns true if a head that a line break interrupts goes on behind it: with its superclass or its protocols.
    private func goesOnBehindLine() -> Bool {
        var ahead = cursor
        while !ahead.isAtEnd, ahead.skipComment() || [9, 10, 13, 32].contains(bytes[ahead.position]) {
            if !ahead.isAtEnd, [9, 10, 13, 32].contains(bytes[ahead.position]) { ahead.step() }
        }
        let next = ahead.isAtEnd ? nil : bytes[ahead.position]
        return next == UInt8(ascii: ":") || next == UInt8(ascii: "<") || next == UInt8(ascii: ",")
    }

    private mutating func close() {
        if let found = open { declarations.append(found) }
        open = nil
        depth = 0
    }

    private mutating func method() {
        let start = position
        let isOfClass = bytes[position] == UInt8(ascii: "+")
        cursor.step()
        guard depth == 0, open != nil, isLineStart else { return }
        skipBlanks()
        noteParentheses()
        skipBlanks()
        guard position < bytes.count, isNameByte(bytes[position]) else { return }
        let first = name()
        header.names.insert(first)
        open?.members.insert(first)
        if isOfClass, first.hasPrefix("shared") || SwiftTypeScan.sharedNames.contains(first) {
            open?.body.isShared = true
        }
        if !Self.modelMethods.contains(where: first.hasPrefix) { open?.body.methods += 1 }
        parameters()
        note(declarationOf: [first], from: start)
        guard open?.isHead == true, let prototype = ObjectiveCPrototype(bytes[start...].prefix(1000)) else { return }
        open?.prototypes[prototype.name] = prototype.text
    }

    /// A category's members are everybody's: who uses one need not name the class.
    private mutating func note(declarationOf names: Set<String>, from start: Int) {
        guard let open, !open.isImplementation else { return }
        if !open.isHead { header.declared.formUnion(names) }
        let words = identifiers(in: String(decoding: bytes[start..<position], as: UTF8.self))
        for name in names { header.words[name, default: []].formUnion(words) }
    }

    /// Methods that objects of data have as well: making one, comparing, storing and describing it.
    private static let modelMethods = [
        "copyWithZone", "dealloc", "description", "encodeWithCoder", "hash", "init", "isEqual", "mj_", "modelC",
        "primaryKey",
    ]

    /// The other parts of a selector and the types of the parameters; the parameters' own names are nobody else's.
    private mutating func parameters() {
        while position < bytes.count {
            skipBlanks()
            guard position < bytes.count else { return }
            if bytes[position] == UInt8(ascii: ":") {
                cursor.step()
                skipBlanks()
                noteParentheses()
                skipBlanks()
                if position < bytes.count, isNameByte(bytes[position]) { _ = name() }
            } else if isNameByte(bytes[position]) {
                header.names.insert(name())
            } else {
                return
            }
        }
    }

    /// The names between parentheses, where they begin here.
    private mutating func noteParentheses() {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else { return }
        let start = position
        var open = 0
        repeat {
            guard let offset = cursor.nextOfCode() else { break }
            if bytes[offset] == UInt8(ascii: "(") { open += 1 }
            if bytes[offset] == UInt8(ascii: ")") { open -= 1 }
        } while open > 0
        header.names.formUnion(identifiers(in: String(decoding: bytes[start..<position], as: UTF8.self)))
    }

    /// Every word of a property counts as its name: the declarator's form need not be understood.
    private mutating func property() {
        guard depth == 0 else { return }
        let head = position
        skipBlanks()
        noteParentheses()
        let start = position
        var words: Set<String> = []
        while position < bytes.count, bytes[position] != UInt8(ascii: ";"), bytes[position] != UInt8(ascii: "@") {
            if isNameByte(bytes[position]) {
                let word = name()
                header.names.insert(word)
                open?.members.insert(word)
                open?.body.note(word)
                words.insert(word)
            } else if bytes[position] != UInt8(ascii: "/") || !cursor.skipComment() {
                cursor.step()
            }
        }
        note(declarationOf: words, from: start)
        let names = bytes[start..<position].prefix { $0 != UInt8(ascii: "<") }.split(separator: UInt8(ascii: ",")).count
        let written = Array(repeating: typeText(from: start), count: max(names, 1))
        open?.body.properties += written
        let line = Array("@property".utf8) + bytes[head...].prefix(1000)
        guard open?.isHead == true, let prototype = ObjectiveCPrototype(line[...]) else { return }
        open?.prototypes[prototype.name] = prototype.text
    }

    /// A property's type: all but the name at its end; a block's type whole.
    private func typeText(from start: Int) -> String {
        var text = bytes[start..<position]
        if text.contains(UInt8(ascii: "^")) { return String(decoding: text, as: UTF8.self) }
        if !text.contains(UInt8(ascii: "<")) { text = text.prefix { $0 != UInt8(ascii: ",") } }
        let end = text.lastIndex { !isNameByte($0) }.map { $0 + 1 } ?? start
        return String(decoding: text[..<end], as: UTF8.self)
    }

    // MARK: - Preprocessor

    private mutating func directive() {
        let start = position
        while position < bytes.count, bytes[position] != 10 {
            let isContinued = bytes[position] == UInt8(ascii: "\\")
            cursor.step()
            if isContinued, position < bytes.count {
                if bytes[position] == 13 { cursor.step() }
                if position < bytes.count, bytes[position] == 10 { cursor.step() }
            }
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        let words = identifiers(in: text)
        switch words.first {
        case "import", "include":
            guard let open = text.firstIndex(where: { "\"<".contains($0) }) else { return }
            let path = text[text.index(after: open)...].prefix { !"\">".contains($0) }
            if text[open] == "<" {
                header.frameworks.append(String(path))
            } else {
                header.imports.append(path.split(separator: "/").last.map(String.init) ?? String(path))
            }
        case "define":
            header.names.formUnion(words)
            if let name = words.dropFirst().first {
                header.declared.insert(name)
                header.words[name, default: []].formUnion(words.dropFirst(2))
            }
            let isOnSelf = words.dropFirst(2).contains { ["self", "weakSelf", "strongSelf", "_cmd"].contains($0) }
            if isOnSelf, !Self.onlyLogs(text), let name = words.dropFirst().first { macrosOnSelf.insert(name) }
        default: return
        }
    }

    /// Returns true for a macro that writes to the log, from whatever object it is: `NSLog(@"%p " s, self, ##__VA_ARGS__)`.
    private static func onlyLogs(_ definition: String) -> Bool {
        let words = identifiers(in: definition)
        guard words.contains(where: { loggers.contains($0) }), !words.contains("return") else { return false }
        return !words.contains { ["weakSelf", "strongSelf"].contains($0) }
            && definition.ranges(of: "self").allSatisfy { place in
                let rest = definition[place.upperBound...].drop { $0 == " " }
                return [",", ")", "class]"].contains(where: rest.hasPrefix)
            }
    }

    private static let loggers: Set<String> = ["NSLog", "NSLogv", "fprintf", "os_log", "printf"]

    // MARK: - Bytes

    private var bytes: ArraySlice<UInt8> { cursor.bytes }

    private var position: Int { cursor.position }

    private func isNameByte(_ byte: UInt8) -> Bool { CodeCursor.isOfWord(byte) }

    private mutating func name() -> String {
        cursor.word().map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [32, 9, 10, 13].contains(bytes[position]) { cursor.step() }
    }
}
