import Refactor

/// Keeps arguments below each other that stand so in the source, where a call begins further right or left now:
///
/// ```
/// show(message,                  presenter.show(message,
///      animated: true)                          animated: true)
/// ```
struct AlignedArguments {
    let bytes: [UInt8]

    /// Enters the blanks before the arguments of a member's calls; all other edits of its lines are entered before.
    func enter(_ member: Member, into edits: inout EditList) {
        let places = member.references.compactMap { $0.fact.usage == .call ? $0.fact.arguments : nil }
        for call in places.sorted(by: { $0.start < $1.start }) { align(call, &edits) }
    }

    private func align(_ call: ArgumentPlaces, _ edits: inout EditList) {
        guard let end = call.ends.last else { return }
        let lines = bytes[call.start..<end].indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        guard !lines.isEmpty else { return }
        let line = (bytes[..<call.start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let column = call.start - line
        let starts = lines.filter { start in
            bytes[start..<end].prefix { $0 == UInt8(ascii: " ") }.count == column
        }
        guard !starts.isEmpty, bytes[call.start] != UInt8(ascii: "\n"), !holdsLongText(call.start..<end),
            let word = bytes[line..<call.start].firstIndex(where: { $0 != UInt8(ascii: " ") }),
            let growth = edits.growth(of: word..<call.start), growth != 0
        else { return }
        for start in starts {
            if growth > 0 {
                edits.insert(String(repeating: " ", count: growth), at: start + column)
            } else {
                edits.remove(start..<(start + min(-growth, column)), because: .blankLines)
            }
        }
    }

    /// Returns true if there is a text of several lines, of which blanks are a part.
    private func holdsLongText(_ range: Range<Int>) -> Bool {
        bytes[range].contains(Array("\"\"\"".utf8))
    }
}
