import Refactor

/// The warnings that `#pragma clang diagnostic ignored` silences around members: whoever takes the code takes them too.
struct SilencedWarnings {
    /// The places where a set of warnings begins to be silenced, in source order.
    private let changes: [(offset: Int, warnings: [String])]

    /// Looks at the lines of a file outside of its members, for inside they travel with the code.
    init(in facts: SyntaxFacts, members: [Member]) {
        let inside = members.map(\.fact.declaration).sorted { $0.lowerBound < $1.lowerBound }
        var changes: [(offset: Int, warnings: [String])] = []
        var stack: [[String]] = [[]]
        var position = 0
        var next = 0
        for start in facts.file.lineStarts {
            while next < inside.count, inside[next].upperBound <= start { next += 1 }
            guard next == inside.count || !inside[next].contains(start) else { continue }
            let bytes = facts.file.bytes[start...]
            let first = bytes.first { $0 != 32 && $0 != 9 }
            guard first == UInt8(ascii: "#"), start >= position else { continue }
            let end = bytes.firstIndex(of: 10) ?? facts.file.bytes.count
            position = end
            guard Self.apply(facts.file.text(start..<end), to: &stack) else { continue }
            changes.append((start, stack.last ?? []))
        }
        self.changes = changes
    }

    func warnings(at offset: Int) -> [String] { changes.last { $0.offset <= offset }?.warnings ?? [] }

    /// `#pragma clang diagnostic push`, `pop` and `ignored "-Wsomething"`.
    private static func apply(_ line: String, to stack: inout [[String]]) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard words.count > 3, words[0] == "#pragma", words[1] == "clang" || words[1] == "GCC",
            words[2] == "diagnostic"
        else { return false }
        switch words[3] {
        case "push": stack.append(stack.last ?? [])
        case "pop": if stack.count > 1 { stack.removeLast() }
        case "ignored" where words.count > 4: stack[stack.count - 1].append(String(words[4]))
        default: return false
        }
        return true
    }
}
