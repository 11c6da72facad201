import Refactor

/// Writes the view: the original file with members cut out, crossing references redirected and its wiring added.
struct ViewPrinter {
    let plan: Plan
    let spelling: Spelling
    let file: Int

    private var facts: SyntaxFacts { plan.controller.files[file] }

    func print() -> PrintedFile {
        var edits = EditList()
        for member in plan.controller.sourceMembers where member.file == file {
            if plan.placements[member.index].moves {
                edits.remove(member.fact.range, because: nil)
            } else {
                MemberEdits(plan: plan, spelling: spelling).enter(member, into: &edits)
                StartEdits(plan: plan, spelling: spelling, initializer: member).enter(into: &edits)
            }
        }
        for index in plan.controller.declarations.indices where plan.controller.declarations[index].file == file {
            OpenedExtension(index, in: plan)?.enter(into: &edits)
        }
        for global in plan.openedGlobals where global.file == file { edits.remove(global.modifier, because: .access) }
        let tidying = Tidying(plan: plan, file: file)
        for removal in tidying.removals() { edits.remove(removal.range, because: removal.cause) }
        for comment in tidying.departing { edits.remove(comment, because: nil) }
        addHead(&edits)
        addWiring(&edits)
        let all = 0..<facts.file.bytes.count
        let (pieces, removals) = edits.apply(to: all, of: file)
        let ending = additions()
        return PrintedFile(
            file: EmittedFile(
                name: facts.file.name, folder: folder, role: .view, pieces: pieces + ending.pieces),
            removals: removals + ending.removals)
    }

    /// The folder of the view; what is not split stays where it is.
    private var folder: String { plan.isEmpty ? "" : plan.style.component(for: .view)?.folder ?? "" }

    private var mainDeclaration: TypeFact? {
        plan.controller.declarations.first { $0.fact.keyword != .extension && $0.file == file }?.fact
    }

    /// Adds what the style's library and the view itself need before the class.
    private func addHead(_ edits: inout EditList) {
        guard mainDeclaration != nil, !plan.roles.isEmpty else { return }
        let known = Set(plan.controller.files[file].imports.map(\.module))
        let written = Set(plan.members(of: .view).flatMap(\.fact.identifiers))
        let modules = plan.style.head.imports + ImportSelection(plan: plan).inferredModules(of: written)
        let imports = modules.filter { !known.contains($0) }.map { "import " + $0 }
        let protocols = ProtocolPrinter(plan: plan, spelling: spelling).text(besides: .view)
        guard !imports.isEmpty || !protocols.isEmpty else { return }
        let last = facts.imports.filter { !$0.isConditional }.map(\.line).max()
        let starts = facts.file.lineStarts
        let offset = last.map { $0 < starts.count ? starts[$0] : facts.file.bytes.count } ?? 0
        let text = spelling.lines(imports) + (protocols.isEmpty ? "" : spelling.newline + protocols)
        edits.insert(text, at: offset)
    }

    /// The property that holds the presenter, as the first member of the class.
    private func addWiring(_ edits: inout EditList) {
        guard let main = mainDeclaration, let port = plan.outletPorts.first, plan.ports(of: .view).contains(port) else {
            return
        }
        let twins = plan.outletPorts.dropFirst().filter { !$0.property.contains(".") }.map { twin in
            "var \(spelling.property(of: twin)): \(spelling.type(of: twin)) { \(spelling.property(of: port)) }"
        }
        let outlet =
            plan.partInPlace != nil
            ? PartInPlaceText(plan: plan, spelling: spelling).property()
            : StyleText(plan: plan, spelling: spelling).lines(StartEdits.outlet(of: plan))
        let parts = GivenParts(plan: plan, spelling: spelling).properties()
        let lines = (outlet + twins + parts).map { $0.isEmpty ? "" : spelling.indent + $0 }
        let bytes = facts.file.bytes
        var offset = main.body.lowerBound
        while offset < bytes.count, bytes[offset] == 32 || bytes[offset] == 9 || bytes[offset] == 13 { offset += 1 }
        let isLineEnd = offset < bytes.count && bytes[offset] == 10
        let text = spelling.lines(lines)
        if isLineEnd {
            let next = offset + 1
            let isBlank = bytes[next...].first { $0 != 32 && $0 != 9 && $0 != 13 } == 10
            edits.insert((isBlank ? spelling.newline : "") + text + (isBlank ? "" : spelling.newline), at: next)
        } else {
            edits.insert(spelling.newline + text, at: main.body.lowerBound)
        }
    }

    /// The conformance to the protocol by which the presenter knows the view, and what callers still find here.
    private func additions() -> (pieces: [Piece], removals: [Removal]) {
        guard mainDeclaration != nil, !plan.isEmpty else { return ([], []) }
        let conformance = conformance()
        let passedOn = passedOn(isFirst: conformance.pieces.isEmpty)
        var pieces = conformance.pieces + (passedOn.isEmpty ? [] : [.generated(passedOn)])
        if !pieces.isEmpty, facts.file.bytes.last != 10 { pieces.insert(.generated(spelling.newline), at: 0) }
        return (pieces, conformance.removals)
    }

    /// Returns the conformance of the view to what the presenter asks of it: the protocol, and the methods that were
    /// made for it.
    private func conformance() -> (pieces: [Piece], removals: [Removal]) {
        let refined = Set(plan.protocols.compactMap { $0.ports.first?.refines })
        let bases = plan.roles.isEmpty ? [] : plan.style.component(for: .view)?.bases ?? []
        let protocols = bases.filter { !refined.contains($0) } + plan.protocolNames(of: .view)
        let methods = plan.members(of: .view).filter { $0.cut != nil }
        guard !protocols.isEmpty || !methods.isEmpty else { return ([], []) }
        let names = protocols.map { (isOlder($0) ? "@preconcurrency " : "") + $0 }.joined(separator: ", ")
        let title = protocols.isEmpty ? "Asked by the router" : protocols.joined(separator: ", ")
        let head = "extension \(plan.controller.name)" + (protocols.isEmpty ? "" : ": \(names)")
        guard !methods.isEmpty else {
            return ([.generated(spelling.lines(gap + ["// MARK: - \(title)", ""] + available + ["\(head) {}"]))], [])
        }
        var pieces: [Piece] = [
            .generated(spelling.lines(gap + ["// MARK: - \(title)", ""] + available + ["\(head) {"]))
        ]
        var removals: [Removal] = []
        for (index, method) in methods.enumerated() {
            if index > 0 { pieces.append(.generated(spelling.newline)) }
            let printed = CutText(plan: plan, spelling: spelling, member: method).print(isStub: false)
            pieces += printed.pieces
            removals += printed.removals
        }
        return (pieces + [.generated(spelling.lines(["}"]))], removals)
    }

    /// Returns true for a protocol of the view that is, or refines, one that knows no actors: Swift 6 wants to be told.
    private func isOlder(_ name: String) -> Bool {
        guard plan.controller.project?.mode.isSwift6 == true else { return false }
        let older = plan.style.component(for: .view)?.olderProtocols ?? []
        let refined = plan.protocols.first { $0.name == name }?.ports.first?.refines
        return older.contains { $0 == name || $0 == refined }
    }

    /// A blank line, where the file does not end with one.
    private var gap: [String] {
        let ending = facts.file.bytes.reversed().prefix { [9, 10, 13, 32].contains($0) }
        return ending.filter { $0 == 10 }.count > 1 ? [] : [""]
    }

    /// An extension is not available where the class is not.
    private var available: [String] { spelling.availability }

    private func passedOn(isFirst: Bool) -> String {
        let kept = plan.forwarders.filter { $0.role == .view }
        guard !kept.isEmpty else { return "" }
        let indent = spelling.indent
        var lines = (isFirst ? gap : [""]) + ["// MARK: - Passed on", ""] + available
        lines.append("extension \(plan.controller.name) {")
        for (index, forwarder) in kept.enumerated() {
            if index > 0 { lines.append("") }
            let fact = plan.controller.members[forwarder.member].fact
            let isPublic = fact.writtenAccess == .public || fact.writtenAccess == .package
            var spelled = spelling.forwarder(forwarder)
            if isPublic, let access = fact.writtenAccess,
                let head = spelled.firstIndex(where: { !$0.hasPrefix("@") })
            {
                let setter = fact.modifiers.filter { forwarder.isWritten && $0.hasSuffix("(set)") }
                spelled[head] = ([access.rawValue] + setter + [spelled[head]]).joined(separator: " ")
            }
            lines += spelled.map { indent + $0 }
        }
        return spelling.lines(lines + ["}"])
    }
}
