import Refactor

/// Puts a text in the place of a body, but for the statements that were cut out of it for others.
struct StubEdits {
    let unit: Member
    let range: Range<Int>
    let text: String

    func enter(into edits: inout EditList) {
        edits.insert(text, at: range.lowerBound)
        var start = range.lowerBound
        for place in unit.inner {
            edits.remove(start..<place.cut.range.lowerBound, because: .stub)
            start = place.cut.range.upperBound
        }
        edits.remove(start..<range.upperBound, because: .stub)
    }
}
