import Foundation

/// A source as it can run on Linux, where nothing finds methods by name. Original and emitted sources get the same:
///
/// - `@objc`, `@IBAction` and `@IBOutlet` go, and with them `private`: the runtime never minded it.
/// - `#selector(tapped(_:))` becomes `Selector("tapped(_:)", Owner.tapped(_:))`, a method as a value.
/// - Extensions with overrides become part of the class, which is the only place for overrides without `@objc`.
/// - `Date()` becomes the virtual clock's date.
func runnable(_ source: String) -> String {
    var text = source
    text = withoutRuntimeAttributes(text)
    text = withSelectorsAsValues(text)
    text = withOverridesInTheClass(text)
    return text.replacing(/\bDate\(\)/, with: "VirtualClock.date")
}

private func withoutRuntimeAttributes(_ text: String) -> String {
    let attributes = /@(?:objc|IBAction|IBOutlet)\b(?:\([\w:]*\))?\s+/
    let privacy = /\b(?:private|fileprivate|dynamic)\s+/
    let modifiers =
        /(?:(?:@(?:objc|IBAction|IBOutlet|discardableResult)(?:\([\w:]*\))?|private\(set\)|private|fileprivate|dynamic|weak|lazy|static|override|final|nonisolated)\s+)+/
    return text.replacing(modifiers) { match in
        let found = String(match.output)
        return found.contains(attributes) ? found.replacing(attributes, with: "").replacing(privacy, with: "") : found
    }
}

private func withSelectorsAsValues(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "#selector(") {
        result += rest[..<start.lowerBound]
        let tail = rest[start.upperBound...]
        let method = String(tail.prefix(upTo: closingParenthesis(of: tail)))
        let name = method.hasPrefix("self.") ? String(method.dropFirst("self.".count)) : method
        let isQualified = name.prefix { $0 != "(" }.contains(".")
        let value = isQualified ? name : "\(owner(at: result)).\(name)"
        result += "Selector(\"\(name)\", \(value))"
        rest = tail[tail.index(after: closingParenthesis(of: tail))...]
    }
    return result + rest
}

/// The parenthesis that closes one before the text.
private func closingParenthesis(of text: Substring) -> Substring.Index {
    var depth = 1
    for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return index }
    }
    return text.index(before: text.endIndex)
}

/// The type whose declaration begins last in a text, at the start of a line.
private func owner(at text: String) -> Substring {
    text.matches(of: /\n(?:\w+ )*(?:class|extension) (\w+)/).last?.output.1 ?? "Self"
}

private func withOverridesInTheClass(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var moved: [String] = []
    var start = 0
    while let head = lines[start...].firstIndex(where: { $0.contains(/^(?:\w+ )*extension\b.*\{$/) }),
        let end = lines[head...].firstIndex(of: "}")
    {
        start = end
        let body = Array(lines[(head + 1)..<end])
        guard body.contains(where: { $0.contains(/^\s+override\b/) }) else { continue }
        moved += body
        lines.replaceSubrange((head + 1)..<end, with: [])
        start = head
    }
    guard let head = lines.firstIndex(where: { $0.contains(/^(?:\w+ )*class \w+/) }),
        let end = lines[head...].firstIndex(of: "}")
    else { return text }
    lines.insert(contentsOf: moved, at: end)
    return lines.joined(separator: "\n")
}
