/// A name that the files of a module use, as far as they do not bind it in place.
struct UsedName: Hashable {
    enum Kind {
        /// It begins with a capital and stands behind no dot.
        case type
        /// A function or a variable with nothing before it.
        case bare
        /// A member of self.
        case ownMember
        /// A member of another value.
        case member
    }

    let name: String
    let kind: Kind
    /// The labels of a call; nil where it is none, or where nobody can tell.
    var labels: [String]?
    /// The plain names before a member: `UIColor` in `UIColor.brand`.
    var path: [String] = []
}

extension UsedName {
    init(_ reference: ReferenceFact) {
        name = reference.name
        kind =
            switch reference.base {
            case .none: .bare
            case .ownSelf, .optionalSelf, .superclass, .ownType, .variable: .ownMember
            case .expression: .member
            }
        labels = reference.usage == .call ? reference.labels : nil
        path = reference.path
    }
}

extension SyntaxFacts {
    /// The names that the file uses: references where the parser read them, or else the words of its code.
    func usedNames() -> Set<UsedName> {
        let read = types.filter { [.actor, .class, .extension].contains($0.keyword) }
        let references = read.flatMap(\.members).flatMap(\.references).filter { !$0.name.isCapital }
        return Set(references.map(UsedName.init)).union(words(besides: read.map(\.declaration)))
    }

    /// The names of types everywhere, and all others outside of what the parser has read.
    private func words(besides read: [Range<Int>]) -> Set<UsedName> {
        var names: Set<UsedName> = []
        let importLines = Set(imports.map(\.line))
        var tokens = LexicalTokens(file.bytes)
        var previous = ""
        while let token = tokens.next() {
            defer { previous = token }
            let place = tokens.position - 1
            guard !tokens.isInString, !importLines.contains(file.line(at: place)) else { continue }
            if token.isCapital {
                if !tokens.isBehindDot { names.insert(UsedName(name: token, kind: .type)) }
            } else if tokens.isBehindDot, file.hasNothingBeforeDot(ofNameAt: tokens.position - token.utf8.count) {
                names.insert(UsedName(name: token, kind: .member))
            } else if !Self.declaring.contains(previous), !read.contains(where: { $0.contains(place) }),
                tokens.rest.first != UInt8(ascii: ":")
            {
                names.insert(UsedName(name: token, kind: tokens.isBehindDot ? .member : .bare))
            }
        }
        return names
    }

    private static let declaring: Set<String> = ["associatedtype", "case", "func", "let", "typealias", "var"]
}

extension SourceFile {
    /// Returns true for a member whose type is left out: `.brand` in `color = .brand`.
    fileprivate func hasNothingBeforeDot(ofNameAt start: Int) -> Bool {
        guard let dot = bytes[..<start].lastIndex(of: UInt8(ascii: ".")) else { return false }
        let isBlank = { (byte: UInt8) in [9, 10, 13, 32].contains(byte) }
        let before = bytes[..<dot]
        guard let last = before.last, let word = before.last(where: { !isBlank($0) }) else { return false }
        let blanks = before.reversed().prefix(while: isBlank)
        if isBlank(last), !blanks.contains(10) { return true }
        return "([{,:=!&|".utf8.contains(word)
    }
}

extension String {
    /// True of a name as types have it.
    var isCapital: Bool { first?.isUppercase == true || hasPrefix("_") && dropFirst().first?.isUppercase == true }
}
