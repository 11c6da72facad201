/// Regroups the units of a class body under marks, within each run of units that nothing separates.
struct MoveLayout {
    let facts: SyntaxFacts
    let file: Int
    let body: Range<Int>
    let items: [BodyItem]
    let places: [MarkPlace?]
    private(set) var edits: [MarkEdit] = []
    private(set) var stays: [MarkStay] = []
    /// The title that is in force where the next run begins.
    private var title: String?
    private var seen: Set<String> = []

    init(_ items: [BodyItem], places: [MarkPlace?], of type: TypeFact, in facts: SyntaxFacts, file: Int) {
        self.facts = facts
        self.file = file
        self.items = items
        self.places = places
        body = type.body
        for item in items {
            if case .fixed(let text) = item { stays += text.members }
        }
        guard Set(places.compactMap { $0?.title }).count > 1 else { return }
        var end = 0
        for run in MarkPlacing.runs(of: items) {
            if items[end..<run.lowerBound].contains(where: hasMark) { title = nil }
            lay(run)
            end = run.upperBound
        }
        stays.sort { ($0.line, $0.member) < ($1.line, $1.member) }
    }

    private func hasMark(_ item: BodyItem) -> Bool {
        if case .fixed(let text) = item { text.hasMark } else { false }
    }

    // MARK: - One run

    private mutating func lay(_ run: Range<Int>) {
        let ordered = run.sorted { left, right in
            (places[left]?.rank ?? 0, left) < (places[right]?.rank ?? 0, right)
        }
        noteStays(in: run, as: ordered)
        if !isInOrder(ordered, run) { edits.append(edit(of: run, as: ordered)) }
        title = ordered.last.flatMap { places[$0]?.title } ?? title
        seen.formUnion(run.compactMap { places[$0]?.title })
    }

    /// Returns true if the run has these units in this order already, under these marks.
    private func isInOrder(_ ordered: [Int], _ run: Range<Int>) -> Bool {
        guard ordered == Array(run) else { return false }
        var title = title
        return ordered.allSatisfy { index in
            guard let unit = items[index].unit, let place = places[index] else { return false }
            defer { title = place.title }
            return unit.marks.filter { !$0.isEmpty } == (place.title == title ? [] : [place.title])
        }
    }

    private func edit(of run: Range<Int>, as ordered: [Int]) -> MarkEdit {
        let units = run.compactMap { items[$0].unit }
        let start = units.first?.gap.lowerBound ?? 0
        let end = units.last?.range.upperBound ?? start
        var text = MarkText(facts: facts, file: file)
        let opening = openingBlankLines(of: units.first)
        text.append(opening)
        if opening.isEmpty, !isAtBrace(start) || facts.language == .objectiveC { text.appendBlankLine() }
        var current = title
        var previous: Int?
        for index in ordered {
            guard let unit = items[index].unit, let place = places[index] else { continue }
            if place.title != current {
                if previous != nil { text.appendBlankLine() }
                text.append(markTitled: place.title, before: unit.first.fact.declaration.lowerBound)
            } else if let previous {
                appendSpace(from: previous, to: index, in: &text)
            }
            for lead in unit.lead { text.append(lead) }
            text.append(unit.range)
            (current, previous) = (place.title, index)
        }
        if previous != run.upperBound - 1, needsBlankLine(at: end) { text.appendBlankLine() }
        return text.edit(of: start..<end)
    }

    // MARK: - Blank lines

    /// Between two units under one mark: as it was if they were neighbours; else a blank line, unless both are short
    /// and had none.
    private func appendSpace(from previous: Int, to index: Int, in text: inout MarkText) {
        guard let above = items[previous].unit, let unit = items[index].unit else { return }
        if index == previous + 1, unit.marks.isEmpty { return text.append(unit.gap) }
        let isShort = above.isOneLine(in: facts) && unit.isOneLine(in: facts)
        if !isShort || !unit.gap.isEmpty { text.appendBlankLine() }
    }

    private func openingBlankLines(of unit: MarkUnit?) -> Range<Int> {
        guard let unit else { return 0..<0 }
        let blank = GapLine.lines(in: unit.gap, of: facts).prefix { $0.kind == .blank }
        return unit.gap.lowerBound..<(blank.last?.range.upperBound ?? unit.gap.lowerBound)
    }

    /// Returns true if the brace that opens the body stands on the line above.
    private func isAtBrace(_ offset: Int) -> Bool {
        facts.file.bytes[body.lowerBound..<max(offset, body.lowerBound)].allSatisfy(\.isBlank)
    }

    /// Returns true if code follows on the next line that is not the end of the body.
    private func needsBlankLine(at offset: Int) -> Bool {
        let line = facts.file.bytes[offset..<max(offset, body.upperBound)].prefix { $0 != UInt8(ascii: "\n") }
        return !line.allSatisfy(\.isBlank)
    }

    // MARK: - Account

    /// Members whose group stands already before some code that they cannot cross.
    private mutating func noteStays(in run: Range<Int>, as ordered: [Int]) {
        let above = items[..<run.lowerBound].lastIndex { $0.unit != nil } ?? 0
        guard let code = items[above..<run.lowerBound].compactMap(code).first else { return }
        let line = facts.file.line(at: code)
        // What comes first goes on under the mark that is in force.
        let goesOn = ordered.first.flatMap { places[$0]?.title } == title ? title : nil
        for index in run {
            guard let unit = items[index].unit, let place = places[index], seen.contains(place.title),
                place.title != goesOn
            else { continue }
            let reason = MarkObstacle.behind(line: line, code: firstWords(at: code))
            stays += unit.members.map { MarkStay(member: $0.id, line: $0.fact.line, reason: reason) }
        }
    }

    private func code(_ item: BodyItem) -> Int? {
        if case .fixed(let text) = item { text.code } else { nil }
    }

    /// The line from an offset on, cut short.
    private func firstWords(at offset: Int) -> String {
        let line = facts.file.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let text = String(String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace))
        return text.count > 60 ? text.prefix(57) + "..." : text
    }
}

extension MarkUnit {
    /// Stands on one line, without comments above or below.
    func isOneLine(in facts: SyntaxFacts) -> Bool {
        lead.isEmpty && facts.file.line(at: range.lowerBound) == facts.file.line(at: max(range.upperBound - 1, 0))
    }
}
