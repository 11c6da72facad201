import Foundation

/// Makes a text that fails as small as it can be made, by leaving out lines and then tokens.
struct Minimiser {
    /// How often it may be tried whether a text fails still.
    var attempts = 400
    /// When to stop whatever is reached.
    var end = Date.distantFuture

    /// The smallest text that was found; the text itself where nothing can be left out.
    mutating func minimised(
        _ text: [UInt8], of kind: TextKind, fails: ([UInt8]) throws -> Bool
    ) rethrows -> [UInt8] {
        var text = text
        var size = -1
        while size != text.count {
            size = text.count
            text = Array(try reduced(text.lines.map(Array.init), fails).joined())
            if text.count > 20_000 { continue }
            text = Array(try reduced(Lexemes.of(text, kind).map { Array(text[$0.range]) }, fails).joined())
        }
        return text
    }

    /// Leaves out halves, quarters and so on of some parts, as long as what is left fails.
    private mutating func reduced(
        _ parts: [[UInt8]], _ fails: ([UInt8]) throws -> Bool
    ) rethrows -> [[UInt8]] {
        var parts = parts
        var size = max(1, parts.count / 2)
        while !parts.isEmpty {
            var index = 0
            var isSmaller = false
            while index < parts.count {
                guard attempts > 0, Date() < end else { return parts }
                attempts -= 1
                let rest = Array(parts[..<index] + parts[min(index + size, parts.count)...])
                if try fails(Array(rest.joined())) {
                    parts = rest
                    isSmaller = true
                } else {
                    index += size
                }
            }
            if size == 1, !isSmaller { break }
            size = max(1, isSmaller ? min(size, parts.count / 2) : size / 2)
        }
        return parts
    }
}
