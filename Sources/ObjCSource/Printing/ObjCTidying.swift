import Refactor

/// Removes what members leave behind when they go: blank lines, the marks of sections that are empty now, and the
/// braces of instance variables that have all gone.
///
/// Class extensions and categories that become empty stay.
struct ObjCTidying {
    let spelling: ObjCSpelling
    let file: Int
    /// The ranges that leave the file, sorted.
    let gone: [Range<Int>]

    private var plan: Plan { spelling.plan }

    private var source: SourceFile { plan.controller.files[file].file }

    func removals() -> [Removal] {
        let marks = emptiedSections()
        return marks + emptiedBlocks() + blankLines(around: marks.map(\.range))
    }

    /// `{ }` behind the head of a class whose variables have all gone.
    private func emptiedBlocks() -> [Removal] {
        let declarations = plan.controller.declarations.filter { $0.file == file }
        return declarations.compactMap(\.fact.parts?.variables).flatMap { block -> [Removal] in
            guard gone.contains(where: block.overlaps), gaps(in: block).allSatisfy(isBlank) else { return [] }
            var start = block.lowerBound - 1
            while start > 0, isWhitespace(source.bytes[start - 1]) { start -= 1 }
            let left = [start..<block.lowerBound] + gaps(in: block) + [block.upperBound..<(block.upperBound + 1)]
            return left.map { Removal(file: file, range: $0, cause: isBlank($0) ? .blankLines : .emptyExtension) }
        }
    }

    // MARK: - Marks

    private func emptiedSections() -> [Removal] {
        let departures = spelling.departures
        let starts = plan.controller.sections.filter { $0.file == file }.compactMap(\.mark?.lowerBound).sorted()
        return plan.controller.sections.flatMap { section -> [Removal] in
            guard section.file == file, let mark = section.mark, !section.members.isEmpty,
                section.members.allSatisfy({ index in
                    plan.placements[index].moves && !departures.staysDeclared(plan.controller.members[index])
                }), onlyBlanksRemain(in: section, mark: mark, until: starts.first { $0 > mark.lowerBound })
            else { return [] }
            return (separator(above: mark) + [mark]).map { Removal(file: file, range: wholeLine($0), cause: .mark) }
        }
    }

    private func onlyBlanksRemain(in section: Section, mark: Range<Int>, until next: Int?) -> Bool {
        let body = plan.controller.declarations[section.declaration].fact.body
        let end = min(next ?? body.upperBound, body.upperBound)
        guard mark.upperBound <= end else { return false }
        return gaps(in: mark.upperBound..<end).allSatisfy(isBlank)
    }

    /// The bare `#pragma mark -` that stands right above a title.
    private func separator(above mark: Range<Int>) -> [Range<Int>] {
        let marks = plan.controller.files[file].marks
        guard let above = marks.last(where: { $0.range.upperBound <= mark.lowerBound }), above.title.isEmpty,
            isBlank(above.range.upperBound..<mark.lowerBound)
        else { return [] }
        return [above.range]
    }

    private func wholeLine(_ range: Range<Int>) -> Range<Int> {
        let line = source.line(at: range.lowerBound)
        let start = source.lineStarts[line - 1]
        let end = line < source.lineStarts.count ? source.lineStarts[line] : source.bytes.count
        return isBlank(start..<range.lowerBound) && isBlank(range.upperBound..<end) ? start..<end : range
    }

    // MARK: - Blank lines

    /// Of the blank lines on both sides of a run of removed lines, one side goes.
    private func blankLines(around marks: [Range<Int>]) -> [Removal] {
        let removed = (gone + marks).sorted { $0.lowerBound < $1.lowerBound }
        var removals: [Range<Int>] = []
        var index = 0
        while index < removed.count {
            let start = removed[index].lowerBound
            var end = removed[index].upperBound
            while index + 1 < removed.count, isBlank(end..<max(end, removed[index + 1].lowerBound)) {
                if removed[index + 1].lowerBound > end { removals.append(end..<removed[index + 1].lowerBound) }
                end = max(end, removed[index + 1].upperBound)
                index += 1
            }
            if let side = redundantSide(before: start, after: end) { removals.append(side) }
            index += 1
        }
        return removals.map { Removal(file: file, range: $0, cause: .blankLines) }
    }

    private func redundantSide(before start: Int, after end: Int) -> Range<Int>? {
        let blankAfter = blankLines(from: end)
        let blankBefore = blankLines(upTo: start)
        if !blankAfter.isEmpty, !blankBefore.isEmpty || opensBlock(before: start) { return blankAfter }
        return closesBlock(from: end) && !blankBefore.isEmpty ? blankBefore : nil
    }

    /// Nothing but blanks lies between the head of a declaration, or a brace, and an offset.
    private func opensBlock(before offset: Int) -> Bool {
        var position = offset
        while position > 0, isWhitespace(source.bytes[position - 1]) { position -= 1 }
        if position == 0 || source.bytes[position - 1] == UInt8(ascii: "{") { return true }
        return plan.controller.declarations.contains { declaration in
            declaration.file == file && (position...offset).contains(declaration.fact.body.lowerBound)
        }
    }

    /// The next thing is a closing brace or `@end`.
    private func closesBlock(from offset: Int) -> Bool {
        guard let next = source.bytes[offset...].firstIndex(where: { !isWhitespace($0) }) else { return false }
        return source.bytes[next] == UInt8(ascii: "}") || source.bytes[next...].starts(with: "@end".utf8)
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

    // MARK: - Bytes

    private func isWhitespace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private func isBlank(_ range: Range<Int>) -> Bool { source.bytes[range].allSatisfy(isWhitespace) }

    /// The parts of a range that stay.
    private func gaps(in range: Range<Int>) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var position = range.lowerBound
        for other in gone where other.overlaps(range) {
            if other.lowerBound > position { gaps.append(position..<other.lowerBound) }
            position = max(position, other.upperBound)
        }
        if position < range.upperBound { gaps.append(position..<range.upperBound) }
        return gaps
    }
}
