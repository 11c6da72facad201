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

    /// First words that mean nothing to a reader, and what is said instead.
    private static let firsts: [String: String] = [
        "get": "load", "init": "setUp", "initialize": "setUp", "setup": "setUp",
    ]

    /// First words by which Objective-C knows who owns what a method gives, and what is said instead.
    private static let owned: [String: String] = [
        "alloc": "make", "copy": "duplicate", "mutable": "editable", "new": "make",
    ]

    /// A name that says nothing of who owns what it gives, as Objective-C reads names.
    static func unowned(_ name: String) -> String {
        var parts = nameParts(of: name)
        guard let first = parts.first, let better = owned[first.lowercased()] else { return name }
        parts[0] = better
        return lowercasedName(parts)
    }

    /// A name of at most forty characters that is no keyword and begins with no such word.
    static func cleaned(_ name: String) -> String {
        var parts = nameParts(of: name)
        if let first = parts.first, let better = firsts[first.lowercased()] { parts[0] = better }
        // `copy()` alone is every object's.
        if parts.count == 1, let better = owned[parts[0].lowercased()] { parts[0] = better }
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
