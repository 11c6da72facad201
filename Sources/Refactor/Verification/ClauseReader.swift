/// Reads the clauses of a source by its signs alone, Swift and Objective-C alike.
struct ClauseReader {
    private enum Bracket {
        case parenthesis, literal
        case block(head: Int)
    }

    private let tokens: [CodeToken]
    private let file: SourceFile
    private let index: Int
    private let isSwift: Bool
    private let namesOfSelf: Set<String>
    private let base: Int
    private var clauses: [Clause] = []
    private var current: [CodeToken] = []
    private var open: [Bracket] = []
    /// The last label of a case in each block, and the last clause that is no `else`.
    private var labels: [Int: Int] = [:]
    private var heads: [Int: Int] = [:]

    /// The clauses of files, in their order.
    static func clauses(of files: [SourceFile]) -> [Clause] {
        var clauses: [Clause] = []
        for (index, file) in files.enumerated() {
            var reader = ClauseReader(file, index: index, base: clauses.count)
            reader.read()
            clauses += reader.clauses
        }
        return clauses
    }

    private init(_ file: SourceFile, index: Int, base: Int) {
        self.file = file
        self.index = index
        self.base = base
        isSwift = file.lexicalLanguage == .swift
        tokens = codeTokens(of: file.bytes, file.lexicalLanguage)
        namesOfSelf = ClauseWords.namesOfSelf(in: tokens)
    }

    private mutating func read() {
        for token in tokens {
            if token.startsLine, endsAtLine(before: token) { end() }
            switch token.text {
            case "{" where isLiteral: add(token, opening: .literal)
            case "{":
                end(opensBlock: true)
            case "}": close(token)
            case ";" where isInBlock: end()
            case "(", "[", "@(", "@[": add(token, opening: .parenthesis)
            case "@{": add(token, opening: .literal)
            case ")", "]": closeParenthesis(token)
            case ":" where endsCase: end()
            case "in" where isInBlock && isSwift && isClosureHead: endClosureHead()
            default: current.append(token)
            }
        }
        end()
    }

    private var isInBlock: Bool {
        switch open.last {
        case nil, .block: true
        case .parenthesis, .literal: false
        }
    }

    /// A literal of C, as in `(CGPoint){0, 0}`, is no block; those of Swift are in other brackets.
    private var isLiteral: Bool { !isSwift && current.last?.text == "=" }

    private var endsCase: Bool {
        guard isInBlock, let first = current.first?.text else { return false }
        return first == "case" && (isSwift || !current.contains { $0.text == "?" }) || current.last?.text == "default"
    }

    /// `[weak self] result`, `a, b`, `(a: Int) -> Bool` behind the brace of a closure.
    private var isClosureHead: Bool {
        guard let first = current.first?.text else { return false }
        return !["for", "case", "if", "guard", "while", "let", "var"].contains(first)
    }

    private mutating func add(_ token: CodeToken, opening bracket: Bracket) {
        current.append(token)
        open.append(bracket)
    }

    private mutating func closeParenthesis(_ token: CodeToken) {
        if case .parenthesis? = open.last { open.removeLast() }
        current.append(token)
    }

    private mutating func close(_ token: CodeToken) {
        if case .literal? = open.last {
            open.removeLast()
            return current.append(token)
        }
        end()
        while let bracket = open.popLast() { if case .block = bracket { return } }
    }

    // MARK: - Ends of lines

    private static let continuing: Set<String> = [
        ".", "?", ":", "&&", "||", "??", "+", "*", "/", "=", "==", "!=", "->", "<", ">", "where", "as", "is", "+=",
        ",", "<=", ">=", "throws", "async", "|", "{",
    ]
    private static let awaiting: Set<String> = [
        ",", "=", "&&", "||", "??", "+", "-", "*", "/", "==", "!=", "->", ":", ".", "in", "is", "as", "<", "+=",
        "return", "@escaping",
    ]

    private func endsAtLine(before token: CodeToken) -> Bool {
        guard isInBlock, let first = current.first?.text, let last = current.last?.text else { return false }
        if first == "#" || last.hasPrefix("#") { return last != "\\" }
        guard isSwift else { return current.starts(with: ["@"]) && endsWithItsLine(current) }
        if token.text == "else" { return first != "guard" }
        if ["case", "default"].contains(token.text), !["if", "guard", "while", "for"].contains(first) { return true }
        if token.text.hasPrefix("#") || first.hasPrefix("#") { return true }
        return !Self.continuing.contains(token.text) && !Self.awaiting.contains(last) && !isCondition
    }

    /// A question mark behind a blank asks; one behind a type is part of it.
    private var isCondition: Bool {
        guard let last = current.last, last.text == "?", let before = current.dropLast().last else { return false }
        return before.offset + before.text.utf8.count < last.offset
    }

    /// `@implementation A`, `@end`, `@property …;` ends by its semicolon.
    private func endsWithItsLine(_ tokens: [CodeToken]) -> Bool {
        guard tokens.count > 1, tokens.count(where: { $0.text == "<" }) == tokens.count(where: { $0.text == ">" })
        else { return false }
        return Self.wholeLines.contains(tokens[1].text)
    }

    private static let wholeLines: Set<String> = [
        "end", "implementation", "import", "interface", "optional", "package", "private", "protected", "protocol",
        "public", "required", "synthesize",
    ]

    // MARK: - Clauses

    private mutating func end(opensBlock: Bool = false) {
        let head = clauses.count
        let texts = current.map { namesOfSelf.contains($0.text) ? "self" : $0.text }
        let words = ClauseWords.kept(of: texts, isSwift: isSwift)
        if opensBlock || words.contains(where: { CodeToken(text: $0, offset: 0, startsLine: false).isWord }) {
            append(words, opensBlock: opensBlock)
        }
        if opensBlock { open.append(.block(head: base + head)) }
        current = []
    }

    /// The source that was read of the clause, as a sentence quotes it.
    private var source: String {
        guard let first = current.first, let last = current.last else { return "" }
        let text = file.text(first.offset..<last.offset + last.text.utf8.count)
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 100 ? line.prefix(100) + " …" : line
    }

    /// Another object may capture other things.
    private mutating func endClosureHead() {
        if current.first?.text == "[", let end = current.firstIndex(where: { $0.text == "]" }) {
            current.removeSubrange(...end)
        }
        end()
    }

    /// The head of the block, the label of the case in it, or the `if` of an `else`.
    private mutating func parent(of words: [String]) -> Int? {
        var block: Int?
        for case .block(let head) in open { block = head }
        guard let block, let first = words.first, clauses[block - base].holdsStatements else { return block }
        let number = base + clauses.count
        if first == "case" || words.last == "default" || first == "default" {
            labels[block] = number
            return block
        }
        if first == "else" || first == "catch" { return heads[block] ?? labels[block] ?? block }
        heads[block] = number
        return labels[block] ?? block
    }

    private mutating func append(_ words: [String], opensBlock: Bool) {
        let parent = parent(of: words)
        let around = parent.map { clauses[$0 - base] }
        var isInType = false
        switch around?.kind {
        case .type, .shell: isInType = true
        default: break
        }
        let heads = ClauseHead(words, isSwift: isSwift, isInType: isInType, isAtTop: parent == nil)
        var clause = Clause(
            file: index, line: file.line(at: current.first?.offset ?? 0), kind: heads.kind, words: words,
            parent: parent, text: source, opensBlock: opensBlock)
        clause.parameters = heads.parameters
        if let parent, let around {
            switch around.kind {
            case .function, .property: clause.function = parent
            default: clause.function = around.function
            }
        }
        clauses.append(clause)
    }
}

extension Clause {
    fileprivate var holdsStatements: Bool {
        switch kind {
        case .type, .shell: false
        case .statement, .function, .property, .free: true
        }
    }
}

extension [CodeToken] {
    fileprivate func starts(with texts: [String]) -> Bool {
        count >= texts.count && zip(self, texts).allSatisfy { $0.text == $1 }
    }
}
