import Testing

@testable import RefactorCLI

struct UnifiedDiffTests {
    @Test func equalTextsHaveNoDiff() {
        #expect(UnifiedDiff.text(path: "a", old: "x\n", new: "x\n").isEmpty)
    }

    @Test func aNewFileComesFromNothing() {
        expectDiff(
            from: nil, to: "x\ny\n", "new file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1,2 @@\n+x\n+y\n")
    }

    @Test func aNewEmptyFileHasNoHunk() {
        #expect(UnifiedDiff.text(path: "a", old: nil, new: "") == "diff --git a/a b/a\nnew file mode 100644\n")
    }

    @Test func aFileThatBecomesEmptyLosesAllLines() {
        expectDiff(from: "x\n", to: "", "--- a/a\n+++ b/a\n@@ -1,1 +0,0 @@\n-x\n")
    }

    @Test func aMissingLineBreakAtTheEndIsSaid() {
        expectDiff(
            from: "x\n", to: "x", "--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-x\n+x\n\\ No newline at end of file\n")
    }

    @Test func linesWithCarriageReturnsStayWhole() {
        expectDiff(
            from: "x\r\ny\r\n", to: "x\r\nz\r\n", "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n x\r\n-y\r\n+z\r\n")
    }

    @Test func aChangeHasThreeLinesAround() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let new = old.replacing("5", with: "five")
        let hunk = "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
        expectDiff(from: old, to: new, "--- a/a\n+++ b/a\n" + hunk)
    }

    @Test func changesFarApartHaveTheirOwnHunks() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = "one\n" + old.dropFirst(2).replacing("20", with: "twenty")
        #expect(UnifiedDiff.text(path: "a", old: old, new: new).components("@@ -") == 2)
    }

    @Test func changesCloseTogetherShareAHunk() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let new = old.replacing("2", with: "two").replacing("8", with: "eight")
        #expect(UnifiedDiff.text(path: "a", old: old, new: new).components("@@ -") == 1)
    }

    private func expectDiff(
        from old: String?, to new: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = UnifiedDiff.text(path: "a", old: old, new: new)
        #expect(text == "diff --git a/a b/a\n" + expected, sourceLocation: sourceLocation)
    }
}

extension String {
    /// How often a text stands in it.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
