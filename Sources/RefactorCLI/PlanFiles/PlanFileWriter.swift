import Foundation
import Refactor

/// Writes a plan as the YAML file that a person edits.
struct PlanFileWriter {
    let plan: Plan
    /// The path of the file; sources are named relative to its folder. Nil for standard output: then to the working
    /// folder.
    let path: String?
    /// The line by which an editor finds the schema; see `SchemaLine`.
    var schemaLine: String?
    /// The part that is taken out, where that was said.
    var only: OnlyOption?

    func text() throws(CommandError) -> String {
        var lines = [schemaLine].compactMap { $0 }
        lines += [
            "# The plan of \(plan.controller.name). To decide otherwise, change the 'role' of a member:",
            "# \(Role.allCases.map(\.rawValue).joined(separator: ", ")). An '\(PlanFile.undecided)' one stays where it is.",
            "# What differs from 'proposed' is kept on every later run, and what has 'pinned: true'.",
            "schema: 1", "controller: \(plan.controller.name)", "module: \(plan.module)", "style: \(plan.style.id)",
        ]
        if plan.services != .concrete { lines.append("services: \(plan.services.rawValue)") }
        if plan.answerForm != .callbacks { lines.append("async: \(plan.answerForm.rawValue)") }
        if let only { lines.append("only: \(only.rawValue)") }
        lines.append("files:")
        for facts in plan.controller.files {
            lines.append("  - path: \(quoted(try relative(facts.file.path)))")
            lines.append("    fingerprint: \(quoted(fingerprint(of: facts.file.bytes)))")
        }
        lines.append(plan.controller.sourceMembers.isEmpty ? "members: []" : "members:")
        lines += entries().flatMap(\.lines)
        lines += methods() + PlanFileParts.lines(of: plan, quoted: quoted) + PlanFileInterface.lines(of: plan)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The lines of each member, in source order.
    func entries() -> [(member: Member, lines: [String])] {
        let proposals = plan.assignments.contains(where: \.isPinned) ? plan.proposals() : plan.assignments
        return plan.controller.sourceMembers.map { ($0, entry(of: $0, proposed: proposals[$0.index])) }
    }

    private func entry(of member: Member, proposed: Assignment) -> [String] {
        let assignment = plan.assignments[member.index]
        var lines = [
            "  - id: \(quoted(member.id))", "    role: \(written(assignment))", "    proposed: \(written(proposed))",
            "    confidence: \(assignment.confidence.rawValue)",
        ]
        if assignment.isUndecided { lines.append("    leans: \(assignment.role.rawValue)") }
        if assignment.isPinned, written(assignment) == written(proposed) { lines.append("    pinned: true") }
        if plan.wishes.keepsWhole(member) { lines.append("    cut: false") }
        lines.append("    lines: \(member.fact.line)-\(member.fact.endLine)")
        if let stays = plan.placements[member.index].stays { lines.append("    stays: \(quoted(stays.sentence))") }
        return lines
    }

    /// A role that nothing speaks clearly for is none yet: whoever names one decides, also for the one it leans to.
    private func written(_ assignment: Assignment) -> String {
        assignment.isUndecided ? PlanFile.undecided : assignment.role.rawValue
    }

    /// The methods that are cut out of others, whose names a person may change.
    private func methods() -> [String] {
        let methods = plan.controller.members.filter { $0.cut != nil }
        guard !methods.isEmpty else { return [] }
        return ["# Parts that become methods. To call one otherwise, change its 'name'.", "methods:"]
            + methods.flatMap { method -> [String] in
                guard let cut = method.cut else { return [] }
                return [
                    "  - name: \(cut.name)", "    proposed: \(cut.proposedName)", "    role: \(cut.role.rawValue)",
                    "    of: \(quoted(plan.controller.members[cut.host].id))",
                    "    lines: \(cut.line)-\(cut.endLine)",
                ]
            }
    }

    private func relative(_ source: String) throws(CommandError) -> String {
        let folder = Disk.realPath(path.map { Paths.folder(of: $0) } ?? "")
        let base = folder.isEmpty || path == nil ? Disk.realPath(FileManager.default.currentDirectoryPath) : folder
        let full = Disk.realPath(source)
        if full.hasPrefix(base + "/") { return String(full.dropFirst(base.count + 1)) }
        guard path != nil else { return source }
        throw .sourceOutsidePlanFolder(source: source, folder: base)
    }

    private func quoted(_ text: String) -> String {
        "\""
            + text.map { character in
                switch character {
                case "\"": "\\\""
                case "\\": "\\\\"
                default: String(character)
                }
            }.joined() + "\""
    }
}
