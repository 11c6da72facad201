/// Names that no generated method may have.
enum Reserved {
    static let longest = 40

    static let keywords: Set<String> = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// First words that mean ownership to Objective-C or nothing to a reader, and what is said instead.
    private static let firsts: [String: String] = [
        "alloc": "make", "copy": "duplicate", "get": "load", "init": "setUp", "initialize": "setUp",
        "mutable": "editable", "new": "make", "setup": "setUp",
    ]

    /// A name of at most forty characters that is no keyword and begins with no such word.
    static func cleaned(_ name: String) -> String {
        var parts = nameParts(of: name)
        if let first = parts.first, let better = firsts[first.lowercased()] { parts[0] = better }
        if parts == ["setUp"] { parts = ["setUp", "View"] }
        // The action of a long event says more than who tells of it: `mainFeedHeaderViewDidTapArrow`.
        if capitalized(parts).count > longest, let action = parts.lastIndex(of: "Did") { parts.removeFirst(action) }
        while parts.count > 1, capitalized(parts).count > longest { parts.remove(at: parts.count - 2) }
        var cleaned = lowercasedName(parts)
        if cleaned.count > longest { cleaned = String(cleaned.prefix(longest)) }
        if cleaned.first?.isNumber == true || cleaned.isEmpty { cleaned = "show" + capitalized(parts) }
        return keywords.contains(cleaned) ? "perform" + capitalized(parts) : cleaned
    }
}
