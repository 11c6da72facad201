/// The declaration of a clause, told by its first words.
struct ClauseHead {
    private(set) var kind: Clause.Kind = .statement
    private(set) var parameters: [String] = []

    private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol"]
    private static let modifiers: Set<String> = [
        "override", "static", "class", "lazy", "weak", "unowned", "mutating", "required", "convenience", "dynamic",
        "optional", "indirect", "safe", "unsafe", "async", "nonmutating",
    ]

    init(_ words: [String], isSwift: Bool, isInType: Bool, isAtTop: Bool) {
        if isSwift {
            readSwift(words, isInType: isInType, isAtTop: isAtTop)
        } else {
            readObjectiveC(words, isAtTop: isAtTop)
        }
    }

    // MARK: - Swift

    private mutating func readSwift(_ words: [String], isInType: Bool, isAtTop: Bool) {
        let words = withoutAttributes(words)
        guard let first = words.first else { return }
        if first == "import" {
            kind = .free
            return
        }
        if first == "extension" {
            kind = .shell
            return
        }
        let rest = words.drop { Self.modifiers.contains($0) && $0 != "class" || ["(", ")"].contains($0) }
        let isStatic = rest.first == "class" && rest.dropFirst().first.map { ["func", "var"].contains($0) } == true
        let head = Array(isStatic ? rest.dropFirst() : rest)
        guard let word = head.first else { return }
        if Self.types.contains(word), head.count > 1 {
            kind = .type(name: head[1])
            return
        }
        switch word {
        case "func" where head.count > 1: function(head[1], head)
        case "init", "deinit", "subscript": if isInType { function(word, head) }
        case "var", "let": if isInType || isAtTop, head.count > 1 { kind = .property(name: head[1]) }
        default: break
        }
    }

    private func withoutAttributes(_ words: [String]) -> [String] {
        var words = words[...]
        while words.first == "@", words.count > 1 {
            words = words.dropFirst(2)
            guard words.first == "(" else { continue }
            var depth = 0
            repeat {
                let word = words.removeFirst()
                depth += word == "(" ? 1 : word == ")" ? -1 : 0
            } while depth > 0 && !words.isEmpty
        }
        return Array(words)
    }

    /// `show(userName:remembered:)`
    private mutating func function(_ name: String, _ words: [String]) {
        guard let start = words.firstIndex(of: "(") else {
            kind = .function(name: name)
            return
        }
        var labels = ""
        var depth = 0
        var part: [String] = []
        for word in words[start...] {
            if ["(", "[", "<"].contains(word) { depth += 1 }
            if [")", "]", ">"].contains(word) { depth -= 1 }
            if word == ":", depth == 1, let label = part.last(where: { $0 != "@" }) {
                let names = part.filter { $0 != "(" && $0 != "," }
                labels += (names.first ?? label) + ":"
                parameters.append(names.last ?? label)
                part = []
            } else if word == ",", depth == 1 {
                part = []
            } else if depth >= 1 {
                part.append(word)
            }
            if depth == 0 { break }
        }
        kind = .function(name: "\(name)(\(labels))")
    }

    // MARK: - Objective-C

    private mutating func readObjectiveC(_ words: [String], isAtTop: Bool) {
        guard let first = words.first else { return }
        if first == "#" {
            kind = .free
            return
        }
        if first == "@", words.count > 1 {
            switch words[1] {
            case "implementation", "interface", "protocol", "end", "import", "class", "optional", "required",
                "synthesize", "dynamic", "private", "protected", "package", "public":
                kind = .free
            case "property": kind = .property(name: words.last ?? "")
            default: break
            }
            return
        }
        if ["NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"].contains(first) {
            kind = .free
            return
        }
        if isAtTop, first == "-" || first == "+", words.count > 1, words[1] == "(" { selector(words) }
    }

    /// `- (void)storeNote:(Note *)note error:(NSError **)error`
    private mutating func selector(_ words: [String]) {
        var depth = 0
        var parts: [String] = []
        var isValue = false
        for (index, word) in words.enumerated() {
            if word == "(" { depth += 1 }
            if depth == 0, word == ":", index > 0 {
                parts.append(words[index - 1] + ":")
                isValue = true
            } else if depth == 0, isValue {
                parameters.append(word)
                isValue = false
            }
            if word == ")" { depth -= 1 }
        }
        if parts.isEmpty {
            kind = .function(name: words.last ?? "")
            return
        }
        kind = .function(name: parts.joined())
    }
}
