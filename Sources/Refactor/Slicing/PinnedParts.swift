/// The statements that a person wants in a role, found in a controller.
struct PinnedParts {
    struct Part {
        let pin: PartPin
        /// The member, by index; nil where there is none.
        let member: Int?
        /// The outermost statements that stand on the lines as a whole; none where the lines hold none.
        let statements: [StatementNode]
        let role: Role

        /// The offset where the first one begins.
        var start: Int? { statements.first?.range.lowerBound }

        var lines: ClosedRange<Int> {
            guard let first = statements.first, let last = statements.last else { return pin.lines }
            return first.line...max(first.line, last.endLine)
        }

        func holds(_ statement: StatementNode) -> Bool {
            statements.contains {
                $0.range.lowerBound <= statement.range.lowerBound && statement.range.upperBound <= $0.range.upperBound
            }
        }
    }

    let parts: [Part]
    private let byMember: [Int: [Part]]
    private let controller: Controller

    init(_ pins: [PartPin], in controller: Controller, style: Style) {
        parts = pins.map { Self.part($0, in: controller, style: style) }
        byMember = Dictionary(grouping: parts.filter { $0.member != nil }) { $0.member ?? 0 }
        self.controller = controller
    }

    /// Those of a member, the narrowest first, so that the first one that holds a statement decides.
    func parts(of member: Int) -> [Part] {
        (byMember[member] ?? []).sorted { $0.lines.count < $1.lines.count }
    }

    /// As misplaced code of the members, to ask what keeps them where they are.
    func slices() -> [[MisplacedCode]] {
        controller.members.map { member in
            (byMember[member.index] ?? []).map { part in
                let end = part.statements.last?.range.upperBound ?? 0
                return MisplacedCode(
                    range: min(part.start ?? 0, end)..<end, line: part.lines.lowerBound,
                    endLine: part.lines.upperBound, role: part.role, reason: "it was decided so")
            }
        }
    }

    /// The names that are wished for parts, by those that were proposed.
    func names(for cuts: [Cut]) -> [String: String] {
        var names: [String: String] = [:]
        for part in parts {
            guard let name = part.pin.name, let start = part.start,
                let cut = cuts.first(where: {
                    $0.host == part.member && $0.role == part.role && $0.code.lowerBound == start
                })
            else { continue }
            names[cut.proposedName] = name
        }
        return names
    }

    // MARK: - Finding them

    private static func part(_ pin: PartPin, in controller: Controller, style: Style) -> Part {
        let named = controller.members.filter { $0.id == pin.member && !$0.isInherited }
        let member = named.first { $0.fact.line <= pin.lines.lowerBound && pin.lines.upperBound <= $0.fact.endLine }
        guard let member = member ?? named.first, let tree = member.fact.tree else {
            return Part(pin: pin, member: named.first?.index, statements: [], role: style.owner(of: pin.role))
        }
        let all = statements(in: tree.block)
        let file = controller.file(of: member)
        var lines = pin.lines
        if let words = pin.words.map(plain), !words.isEmpty {
            let isThere = all.contains { $0.line == lines.lowerBound && plain(file.text($0.range)).hasPrefix(words) }
            let others = all.filter { plain(file.text($0.range)).hasPrefix(words) }
            if !isThere, let other = others.first, others.count == 1 {
                lines = other.line...(other.line + lines.count - 1)
            } else if !isThere {
                lines = 0...0
            }
        }
        return Part(
            pin: pin, member: member.index, statements: outermost(in: tree.block, on: lines),
            role: style.owner(of: pin.role))
    }

    /// A text with single blanks.
    static func plain(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func statements(in block: BlockFact) -> [StatementNode] {
        block.statements.flatMap { [$0] + $0.blocks.flatMap(statements) }
    }

    private static func outermost(in block: BlockFact, on lines: ClosedRange<Int>) -> [StatementNode] {
        block.statements.flatMap { statement -> [StatementNode] in
            if lines.contains(statement.line), lines.contains(statement.endLine) { return [statement] }
            return statement.blocks.flatMap { outermost(in: $0, on: lines) }
        }
    }
}

// MARK: - What became of them

extension PinnedParts {
    /// Returns the outcome of each, by an attempt in which everything fits; `obstacles` are those of `slices()`.
    func outcomes(in result: Slicing, obstacles: [[StayReason]]) -> [PartOutcome] {
        var seen: [Int: Int] = [:]
        return parts.map { part in
            guard let host = part.member, let first = part.statements.first else {
                return PartOutcome(pin: part.pin, lines: part.lines, words: "", methods: [], stays: .noStatement)
            }
            let number = seen[host, default: 0]
            seen[host] = number + 1
            let cuts = result.controller.members.filter { $0.cut?.host == host }
            // What a part inside of this one decides is no matter of this one.
            let own = part.statements.filter { statement in
                self.parts(of: host).first { $0.holds(statement) }?.pin == part.pin
            }
            let places = own.map { place(of: $0, in: host, cuts, result) }
            let isDone = places.allSatisfy { $0.role == part.role }
            let words = PartOutcome.beginning(of: controller.file(of: controller.members[host]).text(first.range))
            let methods = places.compactMap(\.method).reduce(into: [String]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            return PartOutcome(
                pin: part.pin, lines: part.lines, words: words, methods: isDone ? methods : [],
                stays: isDone ? nil : obstacles[host].indices.contains(number) ? obstacles[host][number] : .notCut)
        }
    }

    /// The component of a statement's own code, and the method that it was cut out for.
    private func place(
        of statement: StatementNode, in host: Int, _ cuts: [Member], _ result: Slicing
    ) -> (role: Role, method: String?) {
        // Of two for the same code the later one is in the other.
        let innermost = cuts.filter { $0.cut?.code.contains(statement.range.lowerBound) == true }
            .reversed().min { ($0.cut?.code.count ?? 0) < ($1.cut?.code.count ?? 0) }
        // A value that is asked for is no place of the statement that asks.
        guard let method = innermost, method.cut?.valueType == nil else { return (result.placements[host].role, nil) }
        return (result.placements[method.index].role, method.name)
    }
}
