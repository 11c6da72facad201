/// Makes up statements that the parser takes, with comments, strings, interpolations and regular expressions in each
/// other; each word in them is another one.
struct SourceMaker {
    private var state: UInt64
    private var count = 0

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func statements(_ count: Int) -> String {
        (0..<count).map { _ in statement() + " " + comment() + "\n" }.joined()
    }

    private mutating func statement() -> String {
        switch next(below: 5) {
        case 0: "\(name()) /= \(expression(2))"
        case 1: "\(name())\(gap())=\(gap())\(expression(2))"
        case 2: "if \(name()) == \(expression(1)) { \(name())(\(expression(1))) }"
        default: "let \(name()) = \(expression(2))"
        }
    }

    private mutating func expression(_ depth: Int) -> String {
        switch next(below: depth > 0 ? 14 : 2) {
        case 0: name()
        case 1: "\"\(text(depth, "\""))\""
        case 2: "\(name())(\(expression(depth - 1)),\(gap())\(expression(depth - 1)))"
        case 3: "#\"\(name()) \" // \\(\(name())) \\#(\(plain(depth - 1))) /*\"#"
        case 4: "\"\"\"\n\(text(depth, "\"\"\""))\n\"\" \(name()) /*\n\"\"\""
        case 5: "##\"\"\"\n\(name()) \"\"\" /* \\##(\(expression(depth - 1)))\n\"\"\"##"
        case 6: division()
        case 7: "/\(pattern())/"
        case 8: "\(name())\(gap())+\(gap())/\(pattern())/"
        case 9: "#/\(pattern())//\" /* \(name()) /#"
        case 10: "##/\n  \(pattern()) /# \" \(name()) // \"\"\"\n  /##"
        case 11: "try? /\(pattern())/.\(name())(\(expression(depth - 1)))"
        case 12: "\(name()) ? /\(pattern())/ : \(division())"
        default: "[\(gap())\(expression(depth - 1))]"
        }
    }

    /// Slashes that divide, two on a line.
    private mutating func division() -> String {
        switch next(below: 4) {
        case 0: "\(name()) / \(name()) / \(name())"
        case 1: "\(name())/\(name())/\"\(name())\""
        case 2: "(\(name())/\(name()))/\(name())"
        default: "\(name())[0]/2 + \(name())(3) / /* \(name()) */ \"\(name())\".\(name())/4"
        }
    }

    // MARK: - Pieces

    private mutating func pattern() -> String {
        let first = ["\(name())", "[\"]", "\\\"", "(\(name())|')", "\\/", "}", "^ \(name())", "[)(]"][next(below: 8)]
        let rest = (0..<next(below: 3)).map { _ in
            ["\\/ \(name())", "\"", " \\(\"", "(?<\(name())>#)", "[^\"(]", "\\\\", " '\(name())", "{2,}"][
                next(below: 8)]
        }
        return first + rest.joined()
    }

    /// The text of a string that is closed by some quotes.
    private mutating func text(_ depth: Int, _ quotes: String) -> String {
        let pieces = (0..<3).map { _ in
            switch next(below: 7) {
            case 0: "// \(name())"
            case 1: "/* ("
            case 2: "\\\\"
            case 3: "\\\""
            case 4: depth > 0 ? "\\(\(plain(depth - 1)))" : ")"
            case 5: "/\(name())/"
            default: name()
            }
        }
        return pieces.joined(separator: " ")
    }

    /// An expression on one line, as older compilers want it in an interpolation.
    private mutating func plain(_ depth: Int) -> String {
        switch next(below: 5) {
        case 0: "\(name())(\(name()))"
        case 1: "(\(name()) /* \(name()) ( \" */ + \(name()))"
        case 2: "\(name())(/\(pattern())/, #\"\\#(\(name())) \\( \"#)"
        case 3: division()
        default: "\(name()) + \"\(text(max(0, depth), "\""))\""
        }
    }

    private mutating func comment() -> String {
        switch next(below: 6) {
        case 0: "// \(name()) /* \" \"\"\""
        case 1: "/* \(name()) \" */"
        case 2: "/* /* \(name()) */ // \(name()) */"
        case 3: "/* \(name())\n\"\"\" \(name()) */"
        default: ""
        }
    }

    /// What stands between two tokens.
    private mutating func gap() -> String {
        switch next(below: 6) {
        case 0: " /* \(name()) ( \" */ "
        case 1: " // \(name()) ' / \" #/ \(name())\n  "
        case 2: " /**/ "
        default: " "
        }
    }

    private mutating func name() -> String {
        count += 1
        return "w\(count)"
    }

    private mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
