/// Indents the lines of a cut as the body of a method.
package struct IndentationShift {
    /// The indentation of the lines in the source; nil where the cut does not begin a line.
    private let old: String?
    private let new: String
    /// The number of columns that a tab stands for.
    private let tab: Int
    private let file: SourceFile

    /// `unit` is one level of indentation, `new` what the lines of a method have in front.
    package init(of member: Member, in file: SourceFile, unit: String, new: String) {
        self.file = file
        self.new = new
        tab = unit.contains("\t") ? 4 : max(unit.count, 1)
        guard let cut = member.cut else {
            old = nil
            return
        }
        let start = file.lineStart(before: cut.code.lowerBound)
        let lead = file.text(start..<cut.code.lowerBound)
        old = lead.allSatisfy { $0 == " " || $0 == "\t" } ? lead : nil
    }

    /// A line's leading blanks as they have to be.
    package func shifted(_ blanks: String) -> String {
        guard let old else { return blanks }
        if blanks.hasPrefix(old) { return new + blanks.dropFirst(old.count) }
        // Lines of one block may be indented by tabs here and by blanks there.
        let further = columns(of: blanks) - columns(of: old)
        guard further >= 0 else { return blanks }
        return new
            + String(repeating: new.contains("\t") ? "\t" : " ", count: new.contains("\t") ? further / tab : further)
    }

    private func columns(of blanks: String) -> Int {
        blanks.reduce(0) { $1 == "\t" ? $0 + tab : $0 + 1 }
    }

    /// Enters the edits for all lines of a range, but for the inside of long literals and for what is cut out of it.
    package func enter(
        _ range: Range<Int>, sparing literals: [Range<Int>], and cuts: [Range<Int>], into edits: inout EditList
    ) {
        guard old != nil else { return }
        var start = range.lowerBound
        while start < range.upperBound {
            let isSpared =
                literals.contains { $0.lowerBound < start && start < $0.upperBound }
                || cuts.contains { $0.contains(start) }
            let word = file.bytes[start..<range.upperBound].firstIndex { $0 != 32 && $0 != 9 } ?? range.upperBound
            let blanks = file.text(start..<word)
            let isEmpty = word == range.upperBound || file.bytes[word] == 10 || file.bytes[word] == 13
            let better = shifted(blanks)
            if !isSpared, better != blanks, !isEmpty || old.map(blanks.hasPrefix) == true {
                edits.insert(better, at: start)
                edits.remove(start..<word, because: .blankLines)
            }
            guard let end = file.bytes[start..<range.upperBound].firstIndex(of: 10) else { return }
            start = end + 1
        }
    }
}

extension SourceFile {
    /// The first byte of the line in which an offset lies.
    package func lineStart(before offset: Int) -> Int {
        (bytes[..<offset].lastIndex(of: 10) ?? -1) + 1
    }
}
