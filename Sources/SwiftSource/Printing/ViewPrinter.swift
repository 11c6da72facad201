import Refactor

/// Writes the view: the original file with members cut out, crossing references redirected and its wiring added.
struct ViewPrinter {
    let plan: Plan
    let spelling: Spelling
    let file: Int

    private var facts: SyntaxFacts { plan.controller.files[file] }

    func print() -> PrintedFile {
        var edits = EditList()
        for member in plan.controller.members where member.file == file {
            if plan.placements[member.index].moves {
                edits.remove(member.fact.range, because: nil)
            } else {
                MemberEdits(plan: plan, spelling: spelling).enter(member, into: &edits)
            }
        }
        let tidying = Tidying(plan: plan, file: file)
        for removal in tidying.removals() { edits.remove(removal.range, because: removal.cause) }
        addWiring(&edits)
        let all = 0..<facts.file.bytes.count
        var (pieces, removals) = edits.apply(to: all, of: file)
        let ending = additions()
        if !ending.isEmpty { pieces.append(.generated(ending)) }
        return PrintedFile(
            file: EmittedFile(name: facts.file.name, role: .view, pieces: pieces), removals: removals)
    }

    private var mainDeclaration: TypeFact? {
        plan.controller.declarations.first { $0.fact.keyword != .extension && $0.file == file }?.fact
    }

    private var port: Port? {
        plan.style.ports.first { port in port.from == .view && plan.boundaries.contains { $0.port == port } }
    }

    /// The property that holds the presenter, as the first member of the class.
    private func addWiring(_ edits: inout EditList) {
        guard let main = mainDeclaration, let port else { return }
        let indent = spelling.indent
        let lines = [
            "\(indent)/// Wired on first use, so that storyboards and existing callers need not change.",
            "\(indent)lazy var \(spelling.property(of: port)): \(spelling.type(of: port)) = \(plan.builderName).wire(self)",
        ]
        let bytes = facts.file.bytes
        var offset = main.body.lowerBound
        while offset < bytes.count, bytes[offset] == 32 || bytes[offset] == 9 || bytes[offset] == 13 { offset += 1 }
        let isLineEnd = offset < bytes.count && bytes[offset] == 10
        let text = spelling.lines(lines)
        if isLineEnd {
            let next = offset + 1
            let isBlank = next < bytes.count && (bytes[next] == 10 || bytes[next] == 13)
            edits.insert((isBlank ? spelling.newline : "") + text + (isBlank ? "" : spelling.newline), at: next)
        } else {
            edits.insert(spelling.newline + text, at: main.body.lowerBound)
        }
    }

    /// The conformance to the protocol by which the presenter knows the view, and what callers still find here.
    private func additions() -> String {
        guard mainDeclaration != nil, !plan.isEmpty else { return "" }
        var text = ""
        let protocols = plan.boundaries(to: .view).compactMap { $0.port.protocolName(in: plan.module) }
        if !protocols.isEmpty {
            let name = protocols.joined(separator: ", ")
            text += spelling.lines(["", "// MARK: - \(name)", "", "extension \(plan.controller.name): \(name) {}"])
        }
        let kept = plan.forwarders.filter { $0.role == .view }
        guard !kept.isEmpty else { return prefixed(text) }
        let indent = spelling.indent
        var lines = ["", "// MARK: - Passed on", "", "extension \(plan.controller.name) {"]
        for (index, forwarder) in kept.enumerated() {
            if index > 0 { lines.append("") }
            let access = plan.controller.members[forwarder.member].fact.writtenAccess
            let isPublic = access == .public || access == .package
            var spelled = spelling.forwarder(forwarder)
            if isPublic, let access, let head = spelled.firstIndex(where: { !$0.hasPrefix("@") }) {
                spelled[head] = "\(access.rawValue) \(spelled[head])"
            }
            lines += spelled.map { indent + $0 }
        }
        return prefixed(text + spelling.lines(lines + ["}"]))
    }

    private func prefixed(_ text: String) -> String {
        text.isEmpty || facts.file.bytes.last == 10 ? text : spelling.newline + text
    }
}
