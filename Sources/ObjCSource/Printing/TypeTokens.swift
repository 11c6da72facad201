/// The names of a type, with what stands around each.
struct TypeTokens {
    struct Name {
        let text: String
        /// A star follows, perhaps behind angle brackets.
        let isPointer: Bool
        /// Stands in the angle brackets of `id`, `Class` or a class that takes no types.
        let isProtocol: Bool
        /// Angle brackets with types follow.
        let hasArguments: Bool
        /// The token before it.
        let before: String
    }

    let names: [Name]

    init(_ text: String) {
        let tokens = Self.tokens(of: text)
        names = tokens.indices.filter { Self.isName(tokens[$0]) }.map { index in
            let end = Self.endOfArguments(in: tokens, from: index + 1)
            return Name(
                text: tokens[index], isPointer: end < tokens.count && tokens[end] == "*",
                isProtocol: Self.isProtocol(index, in: tokens),
                hasArguments: tokens[(index + 1)..<max(index + 1, end)].contains("*"),
                before: index > 0 ? tokens[index - 1] : "")
        }
    }

    /// Returns true if a name names a parameter: it stands behind a type.
    func isDeclarator(_ index: Int) -> Bool {
        let before = names[index].before
        if before == "*" || before == ">" || before == "^" { return true }
        return Self.isName(before) && !Self.qualifiers.contains(before)
    }

    private static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            if !word.isEmpty { tokens.append(word) }
            word = ""
            if !character.isWhitespace { tokens.append(String(character)) }
        }
        return tokens
    }

    private static func isName(_ token: String) -> Bool {
        token.first.map { $0.isLetter || $0 == "_" } ?? false
    }

    /// Behind the angle brackets that begin at a token; the token itself where none begin.
    private static func endOfArguments(in tokens: [String], from start: Int) -> Int {
        guard start < tokens.count, tokens[start] == "<" else { return start }
        var depth = 0
        for index in start..<tokens.count {
            if tokens[index] == "<" { depth += 1 }
            if tokens[index] == ">" { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return tokens.count
    }

    /// In the innermost open angle brackets, without a star behind it.
    private static func isProtocol(_ index: Int, in tokens: [String]) -> Bool {
        guard index + 1 < tokens.count, tokens[index + 1] == "," || tokens[index + 1] == ">" else { return false }
        var depth = 0
        for position in tokens[..<index].indices.reversed() {
            if tokens[position] == ">" { depth += 1 }
            if tokens[position] == "<" {
                if depth == 0 { return position > 0 && !collections.contains(tokens[position - 1]) }
                depth -= 1
            }
        }
        return false
    }

    private static let qualifiers: Set<String> = TypeText.nullability.union([
        "__autoreleasing", "__kindof", "__strong", "__unsafe_unretained", "__weak", "const", "in", "inout", "out",
        "struct", "enum", "volatile",
    ])

    private static let collections: Set<String> = [
        "NSArray", "NSCache", "NSDictionary", "NSEnumerator", "NSHashTable", "NSMapTable", "NSMutableArray",
        "NSMutableDictionary", "NSMutableOrderedSet", "NSMutableSet", "NSOrderedSet", "NSSet",
    ]
}
