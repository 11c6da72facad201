/// One pass over the files of a controller or several: where marks go, and what moves under them.
struct MarkRound {
    /// The files with the marks, and what became of every byte.
    private(set) var emission: Emission
    private(set) var accounts: [MarkAccount] = []
    private(set) var titles: MarkTitles

    private let files: [SyntaxFacts]
    private let mode: MarkMode
    private var edits: [[MarkEdit]]
    private var extensions: [[ExtensionMarks.Entry]]

    init(
        _ files: [SyntaxFacts], project: ProjectFacts?, decisions: Refactoring.Decisions, options: MarkOptions
    ) throws(ControllerError) {
        self.files = files
        mode = options.mode
        edits = [[MarkEdit]](repeating: [], count: files.count)
        extensions = [[ExtensionMarks.Entry]](repeating: [], count: files.count)
        emission = Emission(files: [], removals: [], generated: [])
        let titles = try Self.titles(for: files, project: project, decisions: decisions, options: options)
        self.titles = titles
        let read = files.map { Self.translated($0, from: titles) }
        for controller in try controllers(in: read, named: decisions.type, project: project) {
            mark(controller, assignRoles(controller, pins: decisions.pins))
        }
        for index in files.indices {
            edits[index] += ExtensionMarks(facts: files[index], file: index, titles: titles)
                .edits(for: extensions[index])
        }
        emission = written()
    }

    // MARK: - Titles

    private static func titles(
        for files: [SyntaxFacts], project: ProjectFacts?, decisions: Refactoring.Decisions, options: MarkOptions
    ) throws(ControllerError) -> MarkTitles {
        switch options.titles {
        case .fixed(let titles): return titles
        case .project(var counts):
            for controller in try controllers(in: files, named: decisions.type, project: project) {
                counts.add(controller, assignRoles(controller, pins: decisions.pins))
            }
            return counts.titles()
        }
    }

    /// The file with the titles of marks in the words of the source method, which the rules understand.
    private static func translated(_ facts: SyntaxFacts, from titles: MarkTitles) -> SyntaxFacts {
        var facts = facts
        facts.marks = facts.marks.map { mark in
            let title = titles.groups(titled: mark.title).first?.title ?? mark.title
            return MarkFact(title: title, range: mark.range, line: mark.line)
        }
        return facts
    }

    // MARK: - Bodies

    private mutating func mark(_ controller: Controller, _ assignments: [Assignment]) {
        let placing = MarkPlacing(titles: titles, assignments: assignments)
        var account = MarkAccount(controller: controller.name)
        for (index, declaration) in controller.declarations.enumerated() {
            let path = controller.files[declaration.file].file.path
            guard let file = files.firstIndex(where: { $0.file.path == path }), isMarked(declaration.fact, in: file)
            else { continue }
            let members = controller.members.filter { $0.declaration == index }
            account.members += members.count
            mark(declaration.fact, members, placing, in: file, &account)
        }
        let regrouped = controller.members.filter { member in
            assignments[member.index].isDoubtful && member.kind != .type && !member.fact.isStored
                && !account.stays.contains { $0.line == member.fact.line && $0.member == member.id }
        }
        account.unsure = regrouped.filter { member in
            let path = controller.files[member.file].file.path
            guard let file = files.firstIndex(where: { $0.file.path == path }) else { return false }
            return edits[file].contains { $0.range.contains(member.fact.declaration.lowerBound) }
        }.map { MarkAccount.Unsure(member: $0.id, line: $0.fact.line) }
        accounts.append(account)
    }

    private mutating func mark(
        _ type: TypeFact, _ members: [Member], _ placing: MarkPlacing, in file: Int, _ account: inout MarkAccount
    ) {
        let facts = files[file]
        let items = BodyItemReader.items(of: type, members: members, in: facts)
        let places = placing.places(in: items)
        if isExtension(type, in: facts), isWhole(type, places) {
            guard let title = commonTitle(places) else { return }
            extensions[file].append(ExtensionMarks.Entry(type: type, title: title))
            if mode == .move, !type.inherits.isEmpty, Set(places.compactMap { $0?.title }).count > 1 {
                account.wholeExtensions.append(
                    MarkAccount.Whole(
                        head: type.inherits.joined(separator: ", "), line: type.line, members: members.count))
            }
            return
        }
        switch mode {
        case .move:
            let layout = MoveLayout(items, places: places, of: type, in: facts, file: file)
            edits[file] += layout.edits
            account.stays += layout.stays
        case .annotate:
            let title = isExtension(type, in: facts) ? facts.title(above: type) : nil
            let annotation = Annotation(items, places: places, titles: titles, below: title)
            edits[file] += annotation.edits(in: facts, file: file)
            account.strangers += annotation.strangers.compactMap { items[$0].unit?.first }
                .map { MarkAccount.Unsure(member: $0.id, line: $0.fact.line) }
        }
    }

    /// Classes and extensions with bodies; where there are headers implementations.
    private func isMarked(_ type: TypeFact, in file: Int) -> Bool {
        guard !type.isConditional else { return false }
        guard files[file].language.hasHeaders else { return true }
        return files[file].file.text(type.declaration).hasPrefix("@implementation")
    }

    private func isExtension(_ type: TypeFact, in facts: SyntaxFacts) -> Bool {
        facts.language == .swift && type.keyword == .extension
    }

    /// An extension that fulfils a protocol, or whose members are of one group, gets its mark above.
    private func isWhole(_ type: TypeFact, _ places: [MarkPlace?]) -> Bool {
        !type.inherits.isEmpty || Set(places.compactMap { $0?.title }).count == 1
    }

    /// The title of most members; the first place among equals.
    private func commonTitle(_ places: [MarkPlace?]) -> String? {
        var counts: [MarkPlace: Int] = [:]
        for place in places.compactMap({ $0 }) { counts[place, default: 0] += 1 }
        return counts.max { left, right in
            (left.value, right.key.rank) < (right.value, left.key.rank)
        }?.key.title
    }

    // MARK: - Files

    private func written() -> Emission {
        var written: [EmittedFile] = []
        var removals: [Removal] = []
        for (index, facts) in files.enumerated() {
            var pieces: [Piece] = []
            var position = 0
            for edit in edits[index].sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                if position < edit.range.lowerBound {
                    pieces.append(.source(file: index, range: position..<edit.range.lowerBound))
                }
                pieces += edit.pieces
                removals += edit.removals
                position = edit.range.upperBound
            }
            let end = facts.file.bytes.count
            if position < end { pieces.append(.source(file: index, range: position..<end)) }
            written.append(EmittedFile(name: facts.file.name, role: nil, pieces: pieces))
        }
        return Emission(files: written, removals: removals, generated: [])
    }
}
