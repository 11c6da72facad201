/// Writes marks where the responsibility of a body's members changes; moves nothing, touches no mark that stands there.
///
/// - A run of neighbours has one mark; a lone member between two of another group stands under theirs.
/// - Directly below an existing mark there is no second one.
/// - Under a title of the file's own, only three neighbours or more get a mark.
struct Annotation {
    private static let enoughForOwnMark = 3

    /// A mark to be written before this item.
    struct Mark: Equatable {
        let item: Int
        let title: String
    }

    let items: [BodyItem]
    let places: [MarkPlace?]
    let titles: MarkTitles
    private(set) var marks: [Mark] = []
    /// Items that stand under a mark which is not theirs.
    private(set) var strangers: [Int] = []

    /// - Parameter title: the mark above an extension, which is in force where its body begins.
    init(_ items: [BodyItem], places: [MarkPlace?], titles: MarkTitles, below title: String?) {
        self.items = items
        self.places = places
        self.titles = titles
        guard Set(places.compactMap { $0?.title }).count > 1 else { return }
        for stretch in stretches(below: title) { annotate(stretch) }
    }

    /// Units with no mark between them, and the title that is in force before them: nil at the top of the body.
    private func stretches(below title: String?) -> [(units: [Int], title: String?)] {
        var stretches: [(units: [Int], title: String?)] = [([], title)]
        for (index, item) in items.enumerated() {
            switch item {
            case .fixed(let text): if text.hasMark { stretches.append(([], "")) }
            case .unit(let unit):
                if !unit.marks.isEmpty { stretches.append(([], unit.marks.last { !$0.isEmpty } ?? "")) }
                stretches[stretches.count - 1].units.append(index)
            }
        }
        return stretches.filter { !$0.units.isEmpty }
    }

    private mutating func annotate(_ stretch: (units: [Int], title: String?)) {
        var current = stretch.title
        for (position, run) in runs(of: stretch.units).enumerated() {
            let isOwn = current.map { !titles.groups(titled: $0).isEmpty } ?? true
            let isBelowMark = position == 0 && stretch.title != nil
            let isEnough = isOwn || run.items.count >= Self.enoughForOwnMark
            if run.title != current, !isBelowMark, isEnough {
                marks.append(Mark(item: run.items[0], title: run.title))
                current = run.title
            }
            strangers += run.items.filter { places[$0]?.title != current && (isOwn || current == run.title) }
        }
    }

    /// Neighbours of one group; a lone member between two of another group is one of theirs.
    private func runs(of units: [Int]) -> [(title: String, items: [Int])] {
        var runs: [(title: String, items: [Int])] = []
        for index in units {
            let title = places[index]?.title ?? ""
            if let last = runs.last, last.title == title {
                runs[runs.count - 1].items.append(index)
            } else if runs.count > 1, runs[runs.count - 2].title == title, runs[runs.count - 1].items.count == 1 {
                let lone = runs.removeLast()
                runs[runs.count - 1].items += lone.items + [index]
            } else {
                runs.append((title, [index]))
            }
        }
        return runs
    }

    /// The marks as edits of the file.
    func edits(in facts: SyntaxFacts, file: Int) -> [MarkEdit] {
        marks.compactMap { mark in
            guard let unit = items[mark.item].unit else { return nil }
            let start = unit.range.lowerBound
            var text = MarkText(facts: facts, file: file)
            if unit.gap.isEmpty, !isAfterBrace(start, in: facts) { text.appendBlankLine() }
            text.append(markTitled: mark.title, before: unit.first.fact.declaration.lowerBound)
            return text.edit(of: start..<start)
        }
    }

    private func isAfterBrace(_ offset: Int, in facts: SyntaxFacts) -> Bool {
        facts.file.bytes[..<offset].last { !$0.isBlank } == UInt8(ascii: "{")
    }
}
