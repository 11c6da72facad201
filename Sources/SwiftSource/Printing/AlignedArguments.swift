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
        guard let end = call.ends.last, bytes[call.start..<end].contains(UInt8(ascii: "\n")) else { return }
        let line = (bytes[..<call.start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let column = call.start - line
        let places = call.ends.dropLast().compactMap { argument(behind: $0, at: column) }
        guard !places.isEmpty, bytes[call.start] != UInt8(ascii: "\n"), !holdsLongText(call.start..<end),
            let word = bytes[line..<call.start].firstIndex(where: { $0 != UInt8(ascii: " ") }),
            let growth = edits.growth(of: word..<call.start), growth != 0
        else { return }
        for place in places {
            if growth > 0 {
                edits.insert(String(repeating: " ", count: growth), at: place)
            } else {
                edits.remove((place - column)..<(place - column + min(-growth, column)), because: .blankLines)
            }
        }
    }

    /// The first byte of the argument behind another one, where it begins a line at a column. Lines inside of an argument,
    /// as those of a closure, stand below other things.
    private func argument(behind end: Int, at column: Int) -> Int? {
        guard bytes[end...].first == UInt8(ascii: ","),
            let place = bytes[(end + 1)...].firstIndex(where: { $0 != 32 && !(9...13).contains($0) })
        else { return nil }
        let blanks = bytes[(end + 1)..<place].reversed().prefix { $0 == UInt8(ascii: " ") }
        let isFirst = bytes[(end + 1)..<(place - blanks.count)].last == UInt8(ascii: "\n")
        return isFirst && blanks.count == column ? place : nil
    }

    /// Returns true if there is a text of several lines, of which blanks are a part.
    private func holdsLongText(_ range: Range<Int>) -> Bool {
        bytes[range].contains(Array("\"\"\"".utf8))
    }
}
