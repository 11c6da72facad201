import Refactor
import Testing

struct EditListTests {
    @Test func withoutEditsTheSourceStandsAsItIs() {
        let (pieces, removals) = EditList().apply(to: 2..<9, of: 0)
        #expect(pieces == [.source(file: 0, range: 2..<9)])
        #expect(removals.isEmpty)
    }

    @Test func anInsertionStandsBetweenTheBytes() {
        var edits = EditList()
        edits.insert("view.", at: 4)
        let (pieces, removals) = edits.apply(to: 0..<9, of: 0)
        #expect(pieces == [.source(file: 0, range: 0..<4), .generated("view."), .source(file: 0, range: 4..<9)])
        #expect(removals.isEmpty)
    }

    @Test func insertionsAtOnePlaceKeepTheirOrder() {
        var edits = EditList()
        edits.insert("a", at: 3)
        edits.insert("b", at: 3)
        #expect(edits.apply(to: 3..<3, of: 0).pieces == [.generated("a"), .generated("b")])
    }

    @Test func aRemovalIsAccountedFor() {
        var edits = EditList()
        edits.remove(2..<5, because: .access)
        let (pieces, removals) = edits.apply(to: 0..<9, of: 1)
        #expect(pieces == [.source(file: 1, range: 0..<2), .source(file: 1, range: 5..<9)])
        #expect(removals == [Removal(file: 1, range: 2..<5, cause: .access)])
    }

    @Test func aRemovalThatAnotherFileTakesIsNone() {
        var edits = EditList()
        edits.remove(2..<5, because: nil)
        #expect(edits.apply(to: 0..<9, of: 0).removals.isEmpty)
    }

    @Test func editsInsideARemovalFallAwayWithIt() {
        var edits = EditList()
        edits.insert("lost", at: 3)
        edits.remove(2..<5, because: .mark)
        let (pieces, removals) = edits.apply(to: 0..<9, of: 0)
        #expect(pieces == [.source(file: 0, range: 0..<2), .source(file: 0, range: 5..<9)])
        #expect(removals.count == 1)
    }

    @Test func anInsertionBeforeARemovalIsKept() {
        var edits = EditList()
        edits.remove(2..<5, because: .mark)
        edits.insert("kept", at: 2)
        #expect(edits.apply(to: 0..<9, of: 0).pieces.contains(.generated("kept")))
    }

    @Test func editsOutsideTheRangeAreNotApplied() {
        var edits = EditList()
        edits.insert("x", at: 1)
        edits.insert("y", at: 8)
        #expect(edits.apply(to: 2..<7, of: 0).pieces == [.source(file: 0, range: 2..<7)])
    }
}
