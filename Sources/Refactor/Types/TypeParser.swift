/// Reads the text of a type into its parts; what it does not know gives nil.
struct TypeParser {
    private let text: [UInt8]
    private var position = 0

    private let keepsAny: Bool

    private init(_ text: String, keepsAny: Bool) {
        self.text = Array(text.utf8)
        self.keepsAny = keepsAny
    }

    /// Without `any` where the reader's files do not write it.
    static func type(_ text: String, keepsAny: Bool = true) -> WrittenType? {
        var parser = TypeParser(text, keepsAny: keepsAny)
        guard let type = parser.type() else { return nil }
        parser.skipBlanks()
        return parser.position == parser.text.count ? type : nil
    }

    // MARK: - Types

    private mutating func type() -> WrittenType? {
        var attributes: [String] = []
        var isPrefix = true
        while isPrefix {
            skipBlanks()
            if take("@") {
                guard let name = word() else { return nil }
                if name != "escaping", name != "autoclosure" { attributes.append("@" + name) }
                if take("(") { return nil }
            } else {
                isPrefix =
                    takeWord("inout") || takeWord("__owned") || takeWord("borrowing") || takeWord("consuming")
                    || takeWord("sending")
            }
        }
        for box in ["any", "some"] where takeWord(box) {
            return composition().map { box == "any" && !keepsAny ? $0 : .boxed(box, $0) }
        }
        guard let left = composition() else { return nil }
        guard let effects = effects() else { return left.unparenthesized }
        guard case .tuple(let parameters) = left.asTuple, let result = type() else { return nil }
        return .function(
            WrittenType.Function(
                attributes: attributes, parameters: parameters, effects: effects,
                result: result == .tuple([]) ? .void : result))
    }

    /// Reads what stands between the parameters of a function type and its result; nil where no arrow follows.
    private mutating func effects() -> String? {
        let start = position
        var words: [String] = []
        while true {
            skipBlanks()
            if take("->") { return words.joined(separator: " ") }
            guard let word = word(), ["async", "rethrows", "throws"].contains(word) else {
                position = start
                return nil
            }
            words.append(word)
        }
    }

    private mutating func composition() -> WrittenType? {
        guard let first = postfix() else { return nil }
        var types = [first]
        skipBlanks()
        while take("&") {
            guard let next = postfix() else { return nil }
            types.append(next)
            skipBlanks()
        }
        return types.count == 1 ? first : .composition(types)
    }

    private mutating func postfix() -> WrittenType? {
        guard var type = primary()?.normal else { return nil }
        while position < text.count {
            if take("?") {
                type = .optional(type.unparenthesized)
            } else if take("!") {
                type = .implicit(type.unparenthesized)
            } else if position + 2 < text.count, text[position] == UInt8(ascii: "."),
                text[position + 1] != UInt8(ascii: "."), case .named(let outer, let arguments) = type
            {
                // A type inside a generic one is written out nowhere in this reading.
                position += 1
                guard arguments.isEmpty, let name = word() else { return nil }
                type = .named("\(outer).\(name)", genericArguments() ?? [])
            } else {
                break
            }
        }
        return type.normal
    }

    private mutating func primary() -> WrittenType? {
        skipBlanks()
        if take("[") { return collection() }
        if take("(") { return tuple() }
        guard let name = word(), !name.isEmpty, let arguments = genericArguments() else { return nil }
        return .named(name, arguments)
    }

    private mutating func collection() -> WrittenType? {
        guard let first = type() else { return nil }
        skipBlanks()
        if take("]") { return .array(first) }
        guard take(":"), let value = type() else { return nil }
        skipBlanks()
        return take("]") ? .dictionary(key: first, value: value) : nil
    }

    private mutating func tuple() -> WrittenType? {
        var elements: [WrittenType.Element] = []
        skipBlanks()
        if take(")") { return .tuple([]) }
        repeat {
            let label = label()
            let start = position
            guard let type = type() else { return nil }
            let attributes = text[start..<position].prefix { $0 != UInt8(ascii: "(") }
            let isEscaping = String(decoding: attributes, as: UTF8.self).contains("@escaping")
            elements.append(WrittenType.Element(label: label, type: type, isEscaping: isEscaping))
            skipBlanks()
        } while take(",")
        return take(")") ? .tuple(elements) : nil
    }

    /// `name:` or `_ name:` before a type; the second is no label.
    private mutating func label() -> String? {
        let start = position
        skipBlanks()
        if let first = word() {
            skipBlanks()
            if take(":") { return first == "_" ? nil : first }
            if word() != nil {
                skipBlanks()
                if take(":") { return nil }
            }
        }
        position = start
        return nil
    }

    /// Empty where none are written; nil where they cannot be read.
    private mutating func genericArguments() -> [WrittenType]? {
        guard take("<") else { return [] }
        var arguments: [WrittenType] = []
        repeat {
            guard let type = type() else { return nil }
            arguments.append(type)
            skipBlanks()
        } while take(",")
        return take(">") ? arguments : nil
    }

    // MARK: - Letters

    private mutating func skipBlanks() {
        while position < text.count, [9, 10, 13, 32].contains(text[position]) { position += 1 }
    }

    private mutating func take(_ sign: String) -> Bool {
        guard text[position...].starts(with: sign.utf8) else { return false }
        position += sign.utf8.count
        return true
    }

    private mutating func takeWord(_ wanted: String) -> Bool {
        let start = position
        skipBlanks()
        // `any.x` does not exist, but a type may be called `anyone`.
        if word() == wanted, position < text.count, [10, 32].contains(text[position]) { return true }
        position = start
        return false
    }

    private mutating func word() -> String? {
        var end = position
        while end < text.count, Self.isNameByte(text[end]) { end += 1 }
        guard end > position else { return nil }
        defer { position = end }
        return String(decoding: text[position..<end].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
            || byte == UInt8(ascii: "`")
    }
}

extension WrittenType {
    /// Without parentheses around one type.
    fileprivate var unparenthesized: WrittenType {
        if case .tuple(let elements) = self, elements.count == 1 { elements[0].type } else { self }
    }

    /// Parentheses around one type, as parameters.
    fileprivate var asTuple: WrittenType {
        if case .tuple = self { return self }
        return self == .void ? .tuple([]) : self
    }

    /// One spelling for what has several: `Array<Int>`, `Optional<Int>`.
    fileprivate var normal: WrittenType {
        switch self {
        case .named("Array", let arguments) where arguments.count == 1: .array(arguments[0])
        case .named("Optional", let arguments) where arguments.count == 1: .optional(arguments[0])
        case .named("Dictionary", let arguments) where arguments.count == 2:
            .dictionary(key: arguments[0], value: arguments[1])
        default: self
        }
    }
}
