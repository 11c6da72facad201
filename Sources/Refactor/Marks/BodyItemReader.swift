/// Divides a class body into what may move and what nothing moves across.
struct BodyItemReader {
    private let facts: SyntaxFacts
    private let body: Range<Int>
    private var items: [BodyItem] = []
    private var position: Int

    /// - Parameter members: the members of the declaration, in any order.
    static func items(of type: TypeFact, members: [Member], in facts: SyntaxFacts) -> [BodyItem] {
        var reader = BodyItemReader(facts: facts, body: type.body, position: type.body.lowerBound)
        for block in reader.blocks(of: members) { reader.read(block) }
        reader.readRest()
        return reader.items
    }

    private init(facts: SyntaxFacts, body: Range<Int>, position: Int) {
        self.facts = facts
        self.body = body
        self.position = position
    }

    /// Members with their ranges; those that share a declaration or a line are together.
    private func blocks(of members: [Member]) -> [(range: Range<Int>, members: [Member])] {
        let inside = members.filter { body.contains($0.fact.declaration.lowerBound) }
            .sorted { $0.fact.declaration.lowerBound < $1.fact.declaration.lowerBound }
        var blocks: [(range: Range<Int>, members: [Member])] = []
        for member in inside {
            let range = member.fact.range
            if let last = blocks.last, range.lowerBound < last.range.upperBound {
                blocks[blocks.count - 1].range =
                    last.range.lowerBound..<max(range.upperBound, last.range.upperBound)
                blocks[blocks.count - 1].members.append(member)
            } else {
                blocks.append((range, [member]))
            }
        }
        return blocks
    }

    // MARK: - Members

    private mutating func read(_ block: (range: Range<Int>, members: [Member])) {
        let start = max(block.range.lowerBound, position)
        let lines = readCode(before: start)
        if let obstacle = obstacle(of: block) {
            let rest = keepComments(lines, of: [])
            let stays = block.members.map { MarkStay(member: $0.id, line: $0.fact.line, reason: obstacle) }
            let hasMark = rest.contains { $0.mark != nil }
            append(
                FixedText(
                    range: (rest.first?.range.lowerBound ?? start)..<block.range.upperBound, members: stays,
                    code: block.members[0].fact.declaration.lowerBound, hasMark: hasMark))
        } else {
            let gap = keepComments(lines, of: block.members)
            items.append(.unit(unit(of: block, behind: Array(gap))))
        }
        position = block.range.upperBound
    }

    private func obstacle(of block: (range: Range<Int>, members: [Member])) -> MarkObstacle? {
        for member in block.members {
            if member.fact.isConditional { return .conditional }
            if let damage = member.fact.damage { return .notAnalysed(damage) }
        }
        if let directive = facts.directive(in: block.range) { return .directive(directive) }
        guard isLineStart(block.range.lowerBound), isLineStart(block.range.upperBound) else { return .sharesLine }
        let declarations = block.members.map(\.fact.declaration)
        let shared = declarations.dropFirst().contains { $0.lowerBound >= declarations[0].upperBound }
        if shared { return .sharesLine }
        let above = facts.file.text(block.range.lowerBound..<declarations[0].lowerBound)
        let below = facts.file.text(declarations[0].upperBound..<block.range.upperBound)
        return GapLine.switchesTool(above) || GapLine.switchesTool(below) ? .toolSwitch : nil
    }

    private func unit(of block: (range: Range<Int>, members: [Member]), behind lines: [GapLine]) -> MarkUnit {
        let lastMark = lines.lastIndex { $0.mark != nil }
        let below = lines[(lastMark.map { $0 + 1 } ?? 0)...]
        let start = below.first { $0.kind == .comment }?.range.lowerBound ?? block.range.lowerBound
        let between = lines[..<(lastMark ?? 0)].filter { $0.kind == .comment }
        return MarkUnit(
            members: block.members, lead: between.map(\.range), range: start..<block.range.upperBound,
            gap: (lines.first?.range.lowerBound ?? start)..<start, marks: lines.compactMap(\.mark))
    }

    // MARK: - Between members

    /// Takes the text up to the last line of code before an offset; gives the lines behind it.
    private mutating func readCode(before offset: Int) -> ArraySlice<GapLine> {
        var lines = GapLine.lines(in: position..<offset, of: facts)
        // What stands on the line of a brace or of a member is no line of its own.
        if let first = lines.first, !isLineStart(first.range.lowerBound) { lines[0].kind = .code }
        if let last = lines.last, !isLineStart(last.range.upperBound) { lines[lines.count - 1].kind = .code }
        guard let last = lines.lastIndex(where: { $0.kind == .code }) else { return lines[...] }
        let code = lines[...last].first { line in
            line.kind == .code && !facts.file.bytes[line.range].allSatisfy(\.isBlank)
        }
        append(
            FixedText(
                range: position..<lines[last].range.upperBound, code: code?.range.lowerBound,
                hasMark: lines[...last].contains { $0.mark != nil }))
        return lines[(last + 1)...]
    }

    /// Gives comments to what stands before them; returns the lines that are left for what follows.
    ///
    /// A comment directly below a member is the member's. One before a mark is not that section's.
    private mutating func keepComments(_ lines: ArraySlice<GapLine>, of next: [Member]) -> ArraySlice<GapLine> {
        let below = lines.prefix { $0.kind == .comment }.endIndex
        let mark = lines.firstIndex { $0.mark != nil }
        let beforeMark = lines[..<(mark ?? lines.startIndex)].lastIndex { $0.kind == .comment }.map { $0 + 1 }
        let end = max(below, next.isEmpty ? below : beforeMark ?? below)
        guard end > lines.startIndex, let last = items.indices.last else { return lines }
        switch items[last] {
        case .unit(var unit):
            unit.range = unit.range.lowerBound..<lines[end - 1].range.upperBound
            items[last] = .unit(unit)
        case .fixed(var text):
            guard mark != nil else { return lines }
            text.range = text.range.lowerBound..<lines[end - 1].range.upperBound
            items[last] = .fixed(text)
        }
        return lines[end...]
    }

    private mutating func readRest() {
        let lines = readCode(before: max(position, body.upperBound))
        let rest = keepComments(lines, of: [])
        guard let first = rest.first, let last = rest.last else { return }
        append(
            FixedText(
                range: first.range.lowerBound..<last.range.upperBound, hasMark: rest.contains { $0.mark != nil }))
    }

    private mutating func append(_ text: FixedText) {
        guard !text.range.isEmpty else { return }
        items.append(.fixed(text))
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || facts.file.bytes[offset - 1] == UInt8(ascii: "\n")
    }
}
