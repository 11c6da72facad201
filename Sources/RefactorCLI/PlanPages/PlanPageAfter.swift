import Refactor

/// The methods as they are written afterwards, by the member of the source whose code they hold.
struct PlanPageAfter {
    struct Text: Encodable, Equatable {
        let file: String
        let role: String
        let text: String
    }

    /// By index of the member, in the order of the files; members that stay as they are have none.
    private(set) var texts: [Int: [Text]] = [:]
    private let members: [[Member]]

    init(_ plan: Plan) {
        let own = plan.controller.sourceMembers
        members = plan.controller.files.indices.map { file in
            own.filter { $0.file == file }.sorted { $0.fact.range.lowerBound < $1.fact.range.lowerBound }
        }
        guard plan.canBeWritten, !plan.isEmpty else { return }
        let emission = plan.language.text(of: plan, bodies: .move)
        for file in emission.filesToWrite(from: plan.controller.files) { add(file, of: plan) }
        for member in own where texts[member.index]?.count == 1 {
            let source = plan.controller.file(of: member)
            let before = Self.text(of: member.fact.declaration, in: source)
            if texts[member.index]?.first?.text == before, !plan.placements[member.index].moves {
                texts[member.index] = nil
            }
        }
    }

    private mutating func add(_ file: EmittedFile, of plan: Plan) {
        let source = SourceFile(path: file.name, bytes: file.bytes(from: plan.controller.files))
        guard let facts = try? plan.language.facts(of: source) else { return }
        let pieces = Self.pieces(of: file)
        let heads = facts.types.map { ($0.name, $0.declaration) }
        let found = facts.types.flatMap(\.members).map { (id: $0.id, range: $0.declaration) }
        for member in found + heads.filter({ head in isMoved(head.0, plan) }).map({ (id: $0.0, range: $0.1) }) {
            let origins = origins(of: member.range, in: pieces, source)
            let generated = origins.isEmpty && file.role != nil ? own(called: member.id) : []
            let text = Text(
                file: file.path, role: file.role?.rawValue ?? "", text: Self.text(of: member.range, in: source))
            for index in origins + generated where texts[index]?.contains(text) != true {
                texts[index, default: []].append(text)
            }
        }
    }

    /// Returns true if a type of the controller has a file of its own.
    private func isMoved(_ name: String, _ plan: Plan) -> Bool {
        plan.ownFileTypes.contains { $0.name == name }
    }

    private func own(called id: String) -> [Int] {
        members.flatMap { $0 }.filter { $0.id == id && $0.kind != .type }.map(\.index)
    }

    private struct Place {
        let emitted: Range<Int>
        let file: Int
        let source: Int
    }

    private static func pieces(of file: EmittedFile) -> [Place] {
        var offset = 0
        var places: [Place] = []
        for piece in file.pieces {
            switch piece {
            case .generated(let text): offset += text.utf8.count
            case .source(let number, let range):
                places.append(Place(emitted: offset..<(offset + range.count), file: number, source: range.lowerBound))
                offset += range.count
            }
        }
        return places
    }

    /// The members of the source whose bytes stand in a range of an emitted file.
    private func origins(of range: Range<Int>, in pieces: [Place], _ source: SourceFile) -> [Int] {
        var found: [Int] = []
        for piece in pieces where piece.emitted.overlaps(range) {
            var offset = max(piece.emitted.lowerBound, range.lowerBound)
            let end = min(piece.emitted.upperBound, range.upperBound)
            while offset < end, [9, 10, 13, 32, 125].contains(source.bytes[offset]) { offset += 1 }
            guard offset < end else { continue }
            let origin = offset - piece.emitted.lowerBound + piece.source
            if let member = member(at: origin, in: piece.file), !found.contains(member) { found.append(member) }
        }
        return found
    }

    private func member(at offset: Int, in file: Int) -> Int? {
        guard members.indices.contains(file) else { return nil }
        return members[file].last { $0.fact.declaration.contains(offset) }?.index
    }

    /// The text of a declaration from the beginning of its line, if nothing else stands there.
    static func text(of range: Range<Int>, in file: SourceFile) -> String {
        var start = range.lowerBound
        while start > 0, [9, 32].contains(file.bytes[start - 1]) { start -= 1 }
        if start > 0, file.bytes[start - 1] != 10 { start = range.lowerBound }
        return file.text(start..<range.upperBound)
    }
}
