import Rainbow
import Refactor

/// The plan on one screen: whether it is worth it, what goes where for what price, what stays and why, what to do next.
struct PlanOverview {
    /// The plan, and what `emit` writes of it.
    let advised: AdvisedPlan
    let run: NextCommands.Run
    let width: Int

    /// So many reasons, and names in a line.
    private static let most = 5

    private var plan: Plan { advised.whole }
    private var written: Plan { advised.written }
    private var controller: Controller { plan.controller }

    /// True if the plan says what would happen: neither for a split that is done, nor in a style that is only drawn.
    private var isOpen: Bool { plan.canBeWritten && plan.advice.verdict != .done }

    func text() -> String {
        let parts = [
            head(), split(), price(), stays(), open(), NextCommands(plan: plan, run: run, width: width).lines(),
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    // MARK: - Verdict

    private func head() -> [String] {
        let facts = [
            controller.superclass, amount(controller.lines, "line"), amount(controller.sourceMembers.count, "member"),
        ].compactMap { $0 }.joined(separator: " · ")
        return ["\(controller.name.bold)  \(facts)", "module \(plan.module), style \(plan.style.id)", ""]
            + Paragraph.lines(plan.advice.headline, width: width).map(\.bold)
            + plan.advice.grounds.flatMap { Paragraph.lines($0, width: width) }
    }

    // MARK: - The split and its price

    private func split() -> [String] {
        guard !written.isEmpty else { return [] }
        var rows = [["", "", "members", "lines", "requirements", "forwarders"]]
        for role in [Role.view] + written.roles {
            let members = written.members(of: role)
            let requirements = written.boundaries(to: role).reduce(0) { $0 + $1.requirements.count }
            rows.append([
                role.coloured, written.name(of: role), "\(members.count)", "\(written.lines(of: members))",
                shown(requirements), shown(written.forwarders.count { $0.role == role }),
            ])
        }
        for role in [Role.entity, .service] {
            let types = written.ownFileTypes.filter { written.placements[$0.index].role == role }
            guard !types.isEmpty else { continue }
            let lines = types.reduce(0) { $0 + $1.lineCount }
            rows.append([role.coloured, Sentence.list(types.map(\.name)), "\(types.count)", "\(lines)", "–", "–"])
        }
        if !plan.canBeWritten { rows = rows.map { Array($0.prefix(4)) } }
        let title = plan.canBeWritten ? "The split" : "Whose it is, though this style is not yet written"
        return [title.bold.underline] + Table.lines(narrow(rows), right: [2, 3, 4, 5])
    }

    /// Names of types take no more room than the screen has.
    private func narrow(_ rows: [[String]]) -> [[String]] {
        let room = max(20, width - 60)
        return rows.map { row in
            guard row[1].count > room, row[1].contains(",") else { return row }
            return [row[0], "\(row[2]) types"] + row.dropFirst(2)
        }
    }

    private func shown(_ count: Int) -> String { count == 0 ? "–" : "\(count)" }

    /// Returns the lines on what leaves, and what is written for it.
    private func price() -> [String] {
        guard isOpen else { return [] }
        guard !written.isEmpty else {
            if !plan.isEmpty { return restricted("'emit' writes nothing") }
            let why = plan.outweighedLines > 0 ? "Nothing is worth its protocols" : "Nothing can leave the view"
            return [why + " as it stands."]
        }
        let leaving = written.controller.members.filter { written.placements[$0.index].moves && !$0.isInherited }
        let protocols = written.boundaries.filter { $0.port.protocolPattern != nil }
        let requirements = protocols.reduce(0) { $0 + $1.requirements.count }
        let files = written.language.text(of: written, bodies: .move).filesToWrite(from: controller.files).count
        let parts = leaving.count { $0.cut != nil }
        let moves =
            (leaving.count > parts ? [amount(leaving.count - parts, "member")] : [])
            + (parts > 0 ? [amount(parts, "part of a method", "parts of methods")] : [])
        let border =
            (requirements > 0
                ? ["\(amount(requirements, "requirement")) in \(amount(protocols.count, "protocol"))"] : [])
            + (written.forwarders.isEmpty
                ? []
                : [amount(written.forwarders.count, "forwarder that passes calls on", "forwarders that pass calls on")])
        let lines = written.lines(of: leaving)
        let price =
            "\(amount(lines, "line")) leave: \(listed(moves)). For that 'emit' writes "
            + amount(files, "file") + (border.isEmpty ? "" : ", with \(listed(border))")
        if advised.isRestricted { return restricted(price) }
        let most = plan.outweighedLines > lines ? " More could, which is not worth its protocols as it stands." : ""
        return Paragraph.lines(price + "." + most, width: width)
    }

    /// The part that is written, and why not more.
    private func restricted(_ price: String) -> [String] {
        Paragraph.lines(price + (advised.reason.map { ": \($0)" } ?? "") + ".", width: width)
    }

    // MARK: - What stays

    private func stays() -> [String] {
        let remains = advised.explained.remains.filter { $0.reason != .undecided }
        guard isOpen, !remains.isEmpty else { return [] }
        let groups = Dictionary(grouping: remains, by: \.reason.code).values.map { group in
            group.sorted { ($1.lines.count, $0.member) < ($0.lines.count, $1.member) }
        }.sorted { left, right in
            (count(right), left[0].member, left[0].lines[0]) < (count(left), right[0].member, right[0].lines[0])
        }
        let rest = groups.dropFirst(Self.most).reduce(0) { $0 + count($1) }
        let total = count(remains)
        let title =
            "\(amount(total, "line")) \(total == 1 ? "stays" : "stay") in the view, though another role wants \(total == 1 ? "it" : "them")"
        return Paragraph.lines(title, width: width).map(\.bold.underline) + groups.prefix(Self.most).flatMap(reason)
            + (rest == 0 ? [] : ["  \(padded(rest))  for other reasons"])
    }

    /// A reason, with the member that most stays of.
    private func reason(_ group: [Remain]) -> [String] {
        let first = group[0]
        let place = PlanText.range(first.lines.first ?? 0, first.lines.last ?? 0)
        let others = Set(group.map(\.member)).count - 1
        let more = others == 0 ? "" : "; \(amount(others, "more member")) likewise"
        return Paragraph.lines(
            "  \(padded(count(group)))  \(first.reason.sentence) (\(advised.explained.controller.members[first.member].id), "
                + "\(first.lines.count == 1 ? "line" : "lines") \(place)\(more))", width: width, hanging: 8)
    }

    private func padded(_ number: Int) -> String {
        String(repeating: " ", count: max(0, 4 - "\(number)".count)) + "\(number)"
    }

    private func count(_ remains: [Remain]) -> Int { remains.reduce(0) { $0 + $1.lines.count } }

    // MARK: - What a person should look at

    private func open() -> [String] {
        let undecided = plan.source.members.filter { PlanText.isLeftOpen($0, in: plan) }
            .sorted { ($1.lineCount, $0.index) < ($0.lineCount, $1.index) }
        let close = plan.source.members.count {
            plan.assignments[$0.index].isDoubtful && !plan.assignments[$0.index].isUndecided
        }
        let warnings = plan.findings.filter { $0.severity == .warning }
        let notes = plan.findings.count - min(warnings.count, Self.most)
        let more = [
            close > 0 ? amount(close, "close call") + " between two roles" : nil,
            notes > 0 ? amount(notes, "remark") : nil,
        ].compactMap { $0 }
        let texts =
            (undecided.isEmpty ? [] : [self.undecided(undecided)])
            + warnings.prefix(Self.most).map { "Warning: line \($0.line): \($0.message)" }
            + (more.isEmpty ? [] : ["Further on, with --all: \(listed(more))."])
        return texts.flatMap { Paragraph.lines($0, width: width, hanging: 2) }
    }

    private func undecided(_ members: [Member]) -> String {
        let lines = amount(members.reduce(0) { $0 + $1.lineCount }, "line")
        let names = members.prefix(Self.most).map(\.id)
        let rest = members.count - names.count
        let way = run.options.contains("--project") ? "pin a role" : "pin a role or give --project DIR"
        return "Undecided, so they stay until you \(way): "
            + listed(names + (rest > 0 ? ["\(rest) more"] : [])) + " (\(lines))."
    }
}
