/// Looks through a Swift file for what an object of some class could be got by: the names of the file, and what it
/// declares for others.
struct ReachScan {
    /// Something that other code can name, with the names in its head.
    struct Handing {
        let name: String
        /// Nil where the head cannot be read to its end: then it may hand on anything.
        let head: Set<String>?
    }

    private(set) var words: Set<String> = []
    /// The words that may be members of an object that is not self: those behind a dot, and those in strings.
    private(set) var membersOfOthers: Set<String> = []
    /// The types that are declared or extended, with the names in their heads, and other names of types.
    private(set) var types: [Handing] = []
    private(set) var handings: [Handing] = []
    /// The file ends inside a comment or a string, so that it may mention anything.
    private(set) var isCutOff = false
    /// For each open brace the type whose body it opens; nil for any other brace.
    private var scopes: [String?] = []
    private var opening: String?
    private var isPrivate = false

    init(_ file: SourceFile) {
        var tokens = LexicalTokens(file.bytes, file.lexicalLanguage)
        var previous = ""
        while let token = tokens.next() {
            guard !tokens.isInString else {
                words.insert(token)
                membersOfOthers.insert(token)
                previous = ""
                continue
            }
            switch token {
            case "{":
                scopes.append(opening)
                opening = nil
            case "}": _ = scopes.popLast()
            case "private", "fileprivate": isPrivate = tokens.rest.first != UInt8(ascii: "(")
            default:
                words.insert(token)
                if tokens.isBehindDot, !tokens.isMemberOfSelf { membersOfOthers.insert(token) }
                if !scopes.contains(nil), !tokens.isBehindDot { declare(token, after: previous, tokens.rest) }
            }
            previous = token
        }
        isCutOff = tokens.isCutOff
    }

    /// Returns the words by which the file may use a member of an object of the types that have a name of `kin`.
    ///
    /// In the type's own extensions and subclasses self is one, elsewhere it is none: there `reload()` and `self.reload()`
    /// call another method.
    func uses(ofKin kin: Set<String>) -> Set<String> { kinNames(of: kin).isEmpty ? membersOfOthers : words }

    /// Returns the names of the types of the file that may be kin: their heads name some.
    func kinNames(of kin: Set<String>) -> Set<String> {
        Set(
            types.filter { type in kin.contains(type.name) || type.head.map { !$0.isDisjoint(with: kin) } ?? true }
                .map(\.name))
    }

    private mutating func declare(_ name: String, after previous: String, _ rest: ArraySlice<UInt8>) {
        var head = HeadText(rest)
        switch previous {
        case "actor", "class", "enum", "extension", "protocol", "struct":
            guard !Self.memberWords.contains(name) else { return }
            opening = name
            let names = names(in: head.text(until: "{"))
            types.append(Handing(name: name, head: names))
            hand(name, on: names)
        case "func": hand(name, on: signature(behind: &head))
        case "let", "var": hand(name, on: property(behind: &head))
        case "typealias", "associatedtype":
            let names = names(in: head.text(until: "\n;"))
            types.append(Handing(name: name, head: names))
            hand(name, on: names)
        case "case":
            let line = names(in: head.text(until: "\n;"))
            for name in (line ?? []).union([name]) where name.first?.isUppercase == false { hand(name, on: line) }
        default:
            guard name == "subscript" else { return }
            hand(name, on: signature(behind: &head))
        }
    }

    private static let memberWords: Set<String> = ["case", "func", "init", "let", "subscript", "var"]

    /// The names of what is used without its name, but by that of its type.
    private static let unnamed: Set<String> = [
        "callAsFunction", "makeIterator", "next", "projectedValue", "subscript", "wrappedValue",
    ]

    private mutating func hand(_ name: String, on head: Set<String>?) {
        if !isPrivate {
            handings.append(Handing(name: name, head: head))
            if Self.unnamed.contains(name), let type = scopes.last ?? nil {
                handings.append(Handing(name: type, head: head))
            }
        }
        isPrivate = false
    }

    private func names(in text: ArraySlice<UInt8>?) -> Set<String>? {
        text.map { Set(identifiers(in: String(decoding: $0, as: UTF8.self))) }
    }

    private func signature(behind head: inout HeadText) -> Set<String>? {
        guard var found = names(in: head.text(until: "{\n;")) else { return nil }
        head.skipBlanks()
        if ["->", "where ", "throws", "rethrows", "async"].contains(where: { head.take($0) }) {
            guard let more = names(in: head.text(until: "{\n;")) else { return nil }
            found.formUnion(more)
        }
        return found
    }

    /// The written type, or all names of the initial value, which may go on over lines.
    private func property(behind head: inout HeadText) -> Set<String>? {
        head.skipBlanks()
        if head.take(":") { return names(in: head.text(until: "={\n;")) }
        guard let found = names(in: head.text(until: "\n;")) else { return nil }
        return head.goesOn ? nil : found
    }
}
