/// Puts a text in the place of a body, but for the statements that were cut out of it for others.
package struct StubEdits {
    private let unit: Member
    private let range: Range<Int>
    private let text: String

    package init(unit: Member, range: Range<Int>, text: String) {
        self.unit = unit
        self.range = range
        self.text = text
    }

    package func enter(into edits: inout EditList) {
        edits.insert(text, at: range.lowerBound)
        var start = range.lowerBound
        for place in unit.inner {
            edits.remove(start..<place.cut.range.lowerBound, because: .stub)
            start = place.cut.range.upperBound
        }
        edits.remove(start..<range.upperBound, because: .stub)
    }
}
