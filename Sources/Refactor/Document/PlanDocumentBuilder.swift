/// The plan as a document; `requirementText` spells a requirement in the plan's language.
package func document(
    of plan: Plan, fileEnding: String, requirementText: (Requirement) -> String
) -> PlanDocument {
    let controller = plan.controller
    return PlanDocument(
        schema: 1,
        controller: PlanDocument.ControllerEntry(
            name: controller.name, module: plan.module, language: controller.language.rawValue,
            superclass: controller.superclass, files: controller.files.map(\.file.path), lines: controller.lines),
        style: plan.style.id, sections: controller.sections.map { entry(of: $0, in: plan) },
        members: plan.source.members.map { entry(of: $0, in: plan) },
        boundaries: plan.proposedBoundaries.compactMap { boundary in
            entry(of: boundary, in: plan, requirementText: requirementText) {
                plan.isEmitted($0, through: boundary.port)
            }
        },
        interimBoundaries: plan.interimBoundaries.compactMap {
            entry(of: $0, in: plan, requirementText: requirementText) { _ in true }
        },
        border: ModuleInterfaceDocument(of: plan.border), components: components(of: plan, fileEnding: fileEnding),
        advice: plan.advice.sentences,
        verdict: PlanDocument.VerdictEntry(of: plan.advice),
        findings: plan.findings.map {
            PlanDocument.FindingEntry(
                severity: $0.severity.rawValue, rule: $0.rule, line: $0.line, message: $0.message)
        }, parts: plan.parts.isEmpty ? nil : plan.parts.map(entry))
}

private func entry(of part: PartOutcome) -> PlanDocument.PartEntry {
    PlanDocument.PartEntry(
        member: part.pin.member, line: part.lines.lowerBound, endLine: part.lines.upperBound,
        role: part.pin.role.rawValue, done: part.isDone, methods: part.isDone ? part.methods : nil,
        reason: part.stays?.code, staysBecause: part.stays?.sentence)
}

private func entry(
    of boundary: Boundary, in plan: Plan, requirementText: (Requirement) -> String, isEmitted: (Requirement) -> Bool
) -> PlanDocument.BoundaryEntry? {
    guard let name = boundary.port.protocolName(in: plan.module) else { return nil }
    return PlanDocument.BoundaryEntry(
        from: boundary.port.from.rawValue, to: boundary.port.to.rawValue, protocol: name,
        requirements: boundary.requirements.map {
            PlanDocument.RequirementEntry(
                signature: requirementText($0), lines: $0.lines, emitted: isEmitted($0))
        })
}

private func entry(of section: Section, in plan: Plan) -> PlanDocument.SectionEntry {
    let main = mainResponsibility(of: section.members, in: plan)
    return PlanDocument.SectionEntry(
        title: section.title, file: plan.controller.files[section.file].file.path, line: section.line,
        endLine: section.endLine, responsibility: main?.rawValue,
        role: main.map { plan.style.owner(of: $0.role).rawValue })
}

/// The responsibility that most lines of some members have; nil for none.
package func mainResponsibility(of members: [Int], in plan: Plan) -> Responsibility? {
    var lines: [Responsibility: Int] = [:]
    for member in members {
        lines[plan.assignments[member].responsibility, default: 0] += plan.controller.members[member].lineCount
    }
    return Responsibility.allCases.filter { lines[$0] != nil }
        .max { (lines[$0] ?? 0) < (lines[$1] ?? 0) }
}

private func entry(of member: Member, in plan: Plan) -> PlanDocument.MemberEntry {
    let assignment = plan.assignments[member.index]
    let placement = plan.placements[member.index]
    return PlanDocument.MemberEntry(
        id: member.sourceID, kind: member.kind.rawValue, file: plan.controller.file(of: member).path,
        line: member.fact.line, endLine: member.fact.endLine,
        section: member.section.map { plan.controller.sections[$0].title },
        responsibility: assignment.responsibility.rawValue, role: assignment.role.rawValue,
        confidence: assignment.confidence.rawValue, margin: assignment.margin, pinned: assignment.isPinned,
        evidence: assignment.evidence.map(entry),
        counter: counterArgument(of: assignment, style: plan.style).map(entry),
        wouldChange: change(of: assignment, member: member, in: plan),
        moves: placement.moves && plan.canBeWritten,
        staysBecause: placement.moves && !plan.canBeWritten
            ? "the style '\(plan.style.id)' cannot be written yet" : placement.stays?.sentence,
        slices: plan.slices[member.index].indices.map { entry(of: $0, in: member, of: plan) })
}

private func entry(of number: Int, in member: Member, of plan: Plan) -> PlanDocument.MisplacedCodeEntry {
    let slice = plan.slices[member.index][number]
    var entry = PlanDocument.MisplacedCodeEntry(
        line: slice.line, endLine: slice.endLine, role: slice.role.rawValue, reason: slice.reason)
    guard plan.canBeWritten else { return entry }
    switch plan.fate(of: number, in: member) {
    case .leaves(let methods): entry.methods = methods
    case .stays(let reason): entry.staysBecause = reason.sentence
    case .fits: break
    }
    return entry
}

private func entry(of evidence: Evidence) -> PlanDocument.EvidenceEntry {
    PlanDocument.EvidenceEntry(
        rule: evidence.rule, role: evidence.role.rawValue, weight: evidence.weight, line: evidence.line,
        reason: evidence.reason)
}

private func change(of assignment: Assignment, member: Member, in plan: Plan) -> PlanDocument.ChangeEntry? {
    guard
        let least = counterfactual(
            of: assignment, member: member, in: plan.controller.language, style: plan.style), let role = least.role
    else { return nil }
    return PlanDocument.ChangeEntry(role: role.rawValue, without: least.without.map(entry))
}

private func components(of plan: Plan, fileEnding: String) -> [PlanDocument.ComponentEntry] {
    let view = plan.members(of: .view)
    var entries = [
        PlanDocument.ComponentEntry(
            role: Role.view.rawValue, name: plan.controller.name,
            file: plan.controller.files.first?.file.name ?? "", members: view.count, lines: plan.lines(of: view))
    ]
    for role in plan.roles {
        let members = plan.members(of: role)
        entries.append(
            PlanDocument.ComponentEntry(
                role: role.rawValue, name: plan.name(of: role), file: "\(plan.name(of: role)).\(fileEnding)",
                members: members.count, lines: plan.lines(of: members)))
    }
    for type in plan.ownFileTypes {
        entries.append(
            PlanDocument.ComponentEntry(
                role: plan.placements[type.index].role.rawValue, name: "\(plan.controller.name).\(type.name)",
                file: "\(plan.fileName(of: type)).\(fileEnding)", members: 1, lines: type.lineCount))
    }
    return entries
}
