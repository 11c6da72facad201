/// A count with its noun: `1 line`, `1,204 lines`.
package func amount(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(grouped(count)) \(many ?? one + "s")"
}

/// A number with commas between its thousands.
package func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.enumerated().reduce(into: "") { text, digit in
        let left = digits.count - digit.offset
        if digit.offset > 0, left.isMultiple(of: 3), digits[digit.offset - 1] != "-" { text.append(",") }
        text.append(digit.element)
    }
}

/// Phrases as a list in a sentence: `a, b and c`.
package func listed(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "" }
    return phrases.dropLast().joined(separator: ", ") + " and " + last
}

/// A part of a whole in per cent, rounded; 0 of nothing.
package func percent(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : (part * 100 + whole / 2) / whole }
