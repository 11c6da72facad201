import Refactor

/// Writes a file of the view: the original with members cut out, crossing references redirected and its wiring added.
struct ObjCViewPrinter {
    let spelling: ObjCSpelling
    let edits: ObjCMemberEdits
    let file: Int

    private var plan: Plan { spelling.plan }
    private var facts: SyntaxFacts { plan.controller.files[file] }
    private var wiring: ViewWiring { ViewWiring(spelling: spelling) }

    func print() -> ObjCPrintedFile {
        var list = list(without: exposed?.range)
        if exposed != nil, let header = spelling.files.headerImport {
            let first = facts.imports.first { !$0.isConditional }
            let start = first.map { facts.file.lineStarts[$0.line - 1] } ?? 0
            list.insert(spelling.lines([header]), at: start)
        }
        let (pieces, removals) = assembled(list)
        return ObjCPrintedFile(
            file: EmittedFile(
                name: facts.file.name, folder: plan.roles.isEmpty ? "" : plan.style.component(for: .view)?.folder ?? "",
                role: .view, pieces: pieces), removals: removals)
    }

    /// The declaration of the class in this file, where it goes to a header of its own.
    private var exposed: TypeFact? {
        let declaration = spelling.files.exposed.map { plan.controller.declarations[$0] }
        return declaration?.file == file ? declaration?.fact : nil
    }

    /// The header of a class that only this file declared; nil where it has one or needs none.
    func header() -> ObjCPrintedFile? {
        guard let exposed else { return nil }
        let (pieces, removals) = list().apply(to: exposed.range, of: file)
        let types = HeaderTypes(
            spelling: spelling,
            types: declared(in: exposed).flatMap(\.headTypes), inherited: exposed.inherits)
        let isNonnull = exposed.parts?.isNonnull == true
        let head = types.imports() + types.forwards() + [""] + (isNonnull ? ["NS_ASSUME_NONNULL_BEGIN", ""] : [])
        let tail = isNonnull ? [Piece.generated(spelling.lines(["", "NS_ASSUME_NONNULL_END"]))] : []
        return ObjCPrintedFile(
            file: EmittedFile(
                name: plan.controller.name + ".h", folder: plan.style.component(for: .view)?.folder ?? "", role: nil,
                pieces: [.generated(spelling.lines(head))] + pieces + tail), removals: removals)
    }

    /// The declarations of a class that stay in it.
    private func declared(in type: TypeFact) -> [MemberFact] {
        let gone =
            spelling.departures.members(from: file).map(\.fact.range)
            + spelling.departures.prototypes.filter { $0.file == file }.map(\.fact.range)
        return (type.members + type.prototypes).filter { !gone.contains($0.range) }
    }

    /// The edits of the file, from which a declaration may leave as a whole.
    private func list(without declaration: Range<Int>? = nil) -> EditList {
        var list = EditList()
        let departures = spelling.departures
        let moved = Set(departures.members(from: file).map(\.index))
        for member in plan.controller.sourceMembers where member.file == file {
            if moved.contains(member.index) {
                list.remove(member.fact.range, because: nil)
            } else if !plan.placements[member.index].moves {
                edits.enter(member, into: &list)
            }
        }
        for prototype in departures.prototypes where prototype.file == file { remove(prototype, &list) }
        let declared = spelling.declarations.ranges(from: file)
        for range in declared { list.remove(range, because: nil) }
        if let declaration { list.remove(declaration, because: nil) }
        let others = (departures.ranges(from: file) + declared).filter { declaration?.overlaps($0) != true }
        let gone = (others + [declaration].compactMap { $0 }).sorted { $0.lowerBound < $1.lowerBound }
        let tidying = ObjCTidying(spelling: spelling, file: file, gone: gone)
        for removal in tidying.removals() { list.remove(removal.range, because: removal.cause) }
        for removal in UnneededImports(spelling: spelling).removals(in: file) {
            list.remove(removal.range, because: removal.cause)
        }
        if !plan.roles.isEmpty { addHead(&list) }
        return list
    }

    /// A declaration without comments is left out; its blanks and the declaration are told apart for the account.
    private func remove(_ prototype: Departures.Prototype, _ list: inout EditList) {
        let range = prototype.fact.range
        guard !prototype.hasComments else { return list.remove(range, because: nil) }
        let bytes = facts.file.bytes
        let isBlank = { (byte: UInt8) in byte == 32 || (9...13).contains(byte) }
        let start = bytes[range].firstIndex { !isBlank($0) } ?? range.lowerBound
        let end = (bytes[range].lastIndex { !isBlank($0) } ?? start) + 1
        for part in [range.lowerBound..<start, start..<end, end..<range.upperBound] where !part.isEmpty {
            list.remove(part, because: .prototype)
        }
    }

    // MARK: - Before the members

    private func addHead(_ list: inout EditList) {
        let shared =
            spelling.declarations.needsHeader(file: file) ? [SharedHeader(spelling: spelling).importLine] : []
        guard let port = spelling.viewPort else { return addImports(shared, &list) }
        if file == spelling.files.implementationFile {
            addImports(wiring.imports() + shared, &list)
            addClassExtension(port, &list)
        } else if let first = categories.first(where: usesPort) {
            addImports(spelling.protocolImports(for: .view) + shared, &list)
            insert(wiring.extensionForCategory(of: port), before: plan.controller.declarations[first].fact, &list)
        } else {
            addImports(shared, &list)
        }
    }

    private var categories: [Int] {
        plan.controller.declarations.indices.filter {
            plan.controller.declarations[$0].file == file && spelling.files.isCategoryImplementation($0)
        }
    }

    /// Returns true if code of a category goes through the view's port.
    private func usesPort(_ category: Int) -> Bool {
        plan.crossings.contains { plan.controller.members[$0.member].declaration == category }
            || !passedOn(in: category).isEmpty
    }

    /// Behind the last import that stands before the first declaration and in no `#if`.
    private func addImports(_ imports: [String], _ list: inout EditList) {
        let written = Set(facts.imports.map(\.text))
        let lines = imports.filter { !written.contains($0) }
        guard !lines.isEmpty else { return }
        let first = facts.types.first.map(\.range.lowerBound) ?? facts.file.bytes.count
        let last = facts.imports.last { item in
            !item.isConditional && facts.file.lineStarts[item.line - 1] < first
        }
        guard let last else { return list.insert(spelling.lines(lines + [""]), at: first) }
        if last.line < facts.file.lineStarts.count {
            list.insert(spelling.lines(lines), at: facts.file.lineStarts[last.line])
        } else {
            list.insert(spelling.newline + spelling.lines(lines), at: facts.file.bytes.count)
        }
    }

    private func addClassExtension(_ port: Port, _ list: inout EditList) {
        guard let implementation = spelling.files.implementation else { return }
        let main = plan.controller.declarations[implementation].fact
        guard let index = spelling.files.classExtension else {
            return insert(wiring.classExtension(of: port) + wiring.adoptingCategory(), before: main, &list)
        }
        let fact = plan.controller.declarations[index].fact
        adoptProtocols(in: fact, &list)
        addProperty(wiring.property(of: port), to: fact, &list)
        let category = wiring.adoptingCategory()
        if !category.isEmpty { insert(category, before: main, &list) }
    }

    /// Before a declaration and its comments, with a blank line above.
    private func insert(_ lines: [String], before fact: TypeFact, _ list: inout EditList) {
        let start = fact.range.lowerBound
        let above = [Piece.source(file: file, range: 0..<start)]
        let isBlank = PieceText(files: plan.controller.files).endsWithBlankLine(above)
        list.insert(spelling.lines((isBlank ? [] : [""]) + lines), at: start)
    }

    private func adoptProtocols(in fact: TypeFact, _ list: inout EditList) {
        guard wiring.adoptsInExtension, !wiring.protocols.isEmpty, let parts = fact.parts else { return }
        let names = wiring.protocols.joined(separator: ", ")
        guard let written = parts.protocolList else { return list.insert(" <\(names)>", at: parts.headEnd) }
        let bytes = facts.file.bytes
        let end = bytes[written].lastIndex { $0 > 32 }.map { $0 + 1 } ?? written.lowerBound
        // Behind an `#endif` nothing is read.
        if bytes[written].contains(UInt8(ascii: "#")) {
            return list.insert(names + ", ", at: written.lowerBound)
        }
        list.insert((end == written.lowerBound ? "" : ", ") + names, at: end)
    }

    /// The first thing behind the extension's head, with a blank line to its neighbours.
    private func addProperty(_ lines: [String], to fact: TypeFact, _ list: inout EditList) {
        let bytes = facts.file.bytes
        var offset = fact.body.lowerBound
        while offset < bytes.count, [32, 9, 13].contains(bytes[offset]) { offset += 1 }
        guard offset < bytes.count, bytes[offset] == 10 else {
            return list.insert(spelling.lines([""] + lines), at: fact.body.lowerBound)
        }
        let next = offset + 1
        let follows = bytes[next...].first { ![32, 9, 13].contains($0) }
        if follows == 10 {
            list.insert(spelling.lines([""] + lines), at: next)
        } else {
            let isEnd = fact.body.upperBound == next || follows == UInt8(ascii: "@") && fact.members.isEmpty
            list.insert(spelling.lines((isEnd ? [""] : []) + lines + [""]), at: next)
        }
    }

    // MARK: - Behind the members

    /// The edited file with what each `@implementation` gets before its `@end`.
    private func assembled(_ list: EditList) -> (pieces: [Piece], removals: [Removal]) {
        let ends = plan.controller.declarations.indices.filter {
            plan.controller.declarations[$0].file == file && spelling.files.isImplementation($0)
        }.map { (offset: plan.controller.declarations[$0].fact.body.upperBound, lines: additions(to: $0), index: $0) }
            .filter { !$0.lines.isEmpty || !cuts(in: $0.index).isEmpty }
        var pieces: [Piece] = []
        var removals: [Removal] = []
        var position = 0
        for end in ends {
            let part = list.apply(to: position..<end.offset, of: file)
            pieces += part.pieces
            removals += part.removals
            let blank = PieceText(files: plan.controller.files).endsWithBlankLine(pieces) ? [] : [""]
            let methods = ObjCMemberGroup(
                spelling: spelling, edits: edits, bodies: .move, members: cuts(in: end.index)
            ).print()
            if !methods.pieces.isEmpty {
                pieces.append(.generated(spelling.lines(blank + marks(ofInput: wiring.protocols.first))))
                pieces += methods.pieces
                removals += methods.removals
            }
            let more = methods.pieces.isEmpty ? blank : end.lines.isEmpty ? [] : [""]
            pieces.append(.generated(spelling.lines(more + end.lines + [""])))
            position = end.offset
        }
        let rest = list.apply(to: position..<facts.file.bytes.count, of: file)
        return (pieces + rest.pieces, removals + rest.removals)
    }

    /// The mark over what others ask of the view, in a file that has marks.
    private func marks(ofInput name: String?) -> [String] {
        guard let name, facts.marks.contains(where: { !$0.title.isEmpty }) else { return [] }
        return ["#pragma mark - " + name, ""]
    }

    /// Returns the cuts that others give back to the view, as methods of the class itself.
    private func cuts(in declaration: Int) -> [Member] {
        declaration == spelling.files.implementation ? plan.members(of: .view).filter { $0.cut != nil } : []
    }

    private func additions(to declaration: Int) -> [String] {
        guard !plan.roles.isEmpty else { return [] }
        let passedOn = passedOn(in: declaration)
        guard declaration == spelling.files.implementation, let port = spelling.viewPort else { return passedOn }
        return wiring.section(of: port) + (passedOn.isEmpty ? [] : [""] + passedOn)
    }

    /// Returns the members that callers still find here, where the compiler looks for them: in the class or in the
    /// category that declares them.
    private func passedOn(in declaration: Int) -> [String] {
        Forwarding(spelling: spelling, role: .view).section { home(of: $0) == declaration }
    }

    private func home(of member: Member) -> Int? {
        let declarations = plan.controller.declarations
        if member.kind != .property, spelling.files.isCategoryImplementation(member.declaration) {
            return member.declaration
        }
        guard let category = declarations[member.declaration].fact.parts?.category, !category.isEmpty else {
            return spelling.files.implementation
        }
        return declarations.indices.first { index in
            declarations[index].fact.parts?.category == category && spelling.files.isImplementation(index)
        } ?? spelling.files.implementation
    }
}
