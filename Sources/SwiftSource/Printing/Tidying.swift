import Refactor

/// Removes what members leave behind when they go: blank lines, marks of empty sections, shells of empty extensions.
struct Tidying {
    let plan: Plan
    let file: Int
    private let shells: [EmptiedExtension]

    init(plan: Plan, file: Int) {
        self.plan = plan
        self.file = file
        shells = plan.controller.declarations.indices.filter { plan.controller.declarations[$0].file == file }
            .compactMap { EmptiedExtension($0, in: plan) }
    }

    /// The comments that go with a member, although they stand outside of it.
    var departing: [Range<Int>] { shells.flatMap(\.comments) }

    private var source: SourceFile { plan.controller.files[file].file }

    func removals() -> [Removal] {
        let covered = shells.map(\.range)
        let marks = emptiedSections(outside: covered)
        let blank = blankLines(around: marks.map(\.range), outside: covered)
        return shells.flatMap(\.removals) + marks + blank
    }

    private var moved: [Member] {
        plan.controller.members.filter { $0.file == file && plan.placements[$0.index].moves }
    }

    // MARK: - Marks

    private func emptiedSections(outside covered: [Range<Int>]) -> [Removal] {
        plan.controller.sections.compactMap { section in
            guard section.file == file, let mark = section.mark, !section.members.isEmpty,
                section.members.allSatisfy({ plan.placements[$0].moves }),
                !covered.contains(where: { $0.contains(mark.lowerBound) }),
                onlyBlanksRemain(in: section, mark: mark)
            else { return nil }
            return Removal(file: file, range: withDrawnLines(wholeLine(mark)), cause: .mark)
        }
    }

    private func onlyBlanksRemain(in section: Section, mark: Range<Int>) -> Bool {
        let next = plan.controller.sections.filter { $0.file == file && ($0.mark?.lowerBound ?? 0) > mark.lowerBound }
            .compactMap(\.mark?.lowerBound).min()
        let end = plan.controller.declarations[section.declaration].fact.body.upperBound
        let rest = (mark.upperBound..<min(next ?? end, end)).without(moved.map(\.fact.range))
        return rest.allSatisfy(holdsNoWord)
    }

    /// The lines of a mark with those that are drawn directly above and below it.
    private func withDrawnLines(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, isBetweenLines(start) {
            let above = line(at: start - 1)
            guard isDrawnLine(above) else { break }
            start = above.lowerBound
        }
        while end < source.bytes.count, isBetweenLines(end) {
            let below = line(at: end)
            guard isDrawnLine(below) else { break }
            end = below.upperBound
        }
        return start..<end
    }

    private func isBetweenLines(_ offset: Int) -> Bool { source.bytes[offset - 1] == 10 }

    /// The bytes of the line that an offset stands in, with its break.
    private func line(at offset: Int) -> Range<Int> {
        let line = source.line(at: offset)
        return source.lineStarts[
            line - 1]..<(line < source.lineStarts.count ? source.lineStarts[line] : source.bytes.count)
    }

    private func isDrawnLine(_ range: Range<Int>) -> Bool {
        Refactor.isDrawnLine(source.text(range).drop { $0 == " " || $0 == "\t" }.prefix { !$0.isNewline })
    }

    /// Returns true for blanks and drawn lines.
    private func holdsNoWord(_ range: Range<Int>) -> Bool {
        source.text(range).split(whereSeparator: \.isNewline).allSatisfy { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return text.isEmpty || Refactor.isDrawnLine(text)
        }
    }

    private func wholeLine(_ range: Range<Int>) -> Range<Int> {
        let line = line(at: range.lowerBound)
        return isBlank(line.lowerBound..<range.lowerBound) ? line : range
    }

    // MARK: - Blank lines

    /// Of the blank lines on both sides of a run of removed lines, one side goes.
    private func blankLines(around marks: [Range<Int>], outside covered: [Range<Int>]) -> [Removal] {
        // Where a part of a member goes, its call takes its place.
        let removed = (moved.filter { $0.cut == nil }.map(\.fact.range) + marks).sorted {
            $0.lowerBound < $1.lowerBound
        }
        .filter { range in !covered.contains { $0.contains(range.lowerBound) } }
        var removals: [Removal] = []
        var index = 0
        while index < removed.count {
            let start = removed[index].lowerBound
            var end = removed[index].upperBound
            var inner: [Range<Int>] = []
            while index + 1 < removed.count, isBlank(end..<max(end, removed[index + 1].lowerBound)) {
                if removed[index + 1].lowerBound > end { inner.append(end..<removed[index + 1].lowerBound) }
                end = max(end, removed[index + 1].upperBound)
                index += 1
            }
            removals += inner.map { Removal(file: file, range: $0, cause: .blankLines) }
            if let side = redundantSide(before: start, after: end) {
                removals.append(Removal(file: file, range: side, cause: .blankLines))
            }
            index += 1
        }
        return removals
    }

    private func redundantSide(before start: Int, after end: Int) -> Range<Int>? {
        let blankAfter = blankLines(from: end)
        let blankBefore = blankLines(upTo: start)
        let opens = blankBefore.lowerBound == 0 || byte(before: blankBefore.lowerBound) == UInt8(ascii: "{")
        if !blankAfter.isEmpty, !blankBefore.isEmpty || opens { return blankAfter }
        let closes = firstByte(from: end) == UInt8(ascii: "}")
        return closes && !blankBefore.isEmpty ? blankBefore : nil
    }

    private func blankLines(from offset: Int) -> Range<Int> {
        var end = offset
        var position = offset
        while position < source.bytes.count, isWhitespace(source.bytes[position]) {
            position += 1
            if source.bytes[position - 1] == 10 { end = position }
        }
        return offset..<end
    }

    private func blankLines(upTo offset: Int) -> Range<Int> {
        var start = offset
        while start > 0, isWhitespace(source.bytes[start - 1]) { start -= 1 }
        let line = source.line(at: start)
        let next = line < source.lineStarts.count ? source.lineStarts[line] : offset
        return min(next, offset)..<offset
    }

    private func byte(before offset: Int) -> UInt8? {
        var position = offset
        while position > 0, isWhitespace(source.bytes[position - 1]) { position -= 1 }
        return position > 0 ? source.bytes[position - 1] : nil
    }

    private func firstByte(from offset: Int) -> UInt8? {
        source.bytes[offset...].first { !isWhitespace($0) }
    }

    // MARK: - Bytes

    private func isWhitespace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private func isBlank(_ range: Range<Int>) -> Bool { source.bytes[range].allSatisfy(isWhitespace) }
}
