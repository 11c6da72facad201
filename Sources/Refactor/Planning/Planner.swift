/// Makes the plan of a controller: roles, places, boundaries, and what every component has to declare and pass on.
package func plan(
    _ controller: Controller, style: Style = .viper, module: String? = nil, pins: [String: Role] = [:],
    names: [String: String] = [:], cuts wishes: CutWishes = CutWishes(),
    border choices: [String: ModuleInterfaceChoice] = [:],
    adoption: MigrationStep = .all
) -> Plan {
    let controller = wishes.applied(to: controller)
    let reading = RuleContext(controller: controller)
    let assignments = assignments(by: reading, in: style, pins: pins)
    let module = module ?? freeModule(of: controller, style: style)
    guard style.canBeWritten(in: controller.language) else {
        return design(of: reading, style: style, module: module, assignments: assignments, choices: choices)
    }
    let isSplit =
        isAlreadySplit(controller, style: style, module: module)
        || pins.isEmpty && wishes.parts.isEmpty && controller.isViewOfModule
    // Roles are judged by what the source declares; what may cross, with what the app gives the controller besides.
    let extended = isSplit ? controller : controller.withInheritedMembers(types: reading.types)
    let whole = extended === controller ? reading : RuleContext(controller: extended)
    let judged = assignments + extended.members.dropFirst(assignments.count).map { Assignment(inherited: $0.index) }
    let slices = extended.members.map {
        style.adopted(
            Refactor.misplacedCode(of: $0, assignment: judged[$0.index], assignments: judged, in: whole),
            in: judged[$0.index].role)
    }
    let undivided = style.undivided(adoption.gathering(judged, in: whole), of: extended)
    // Roles are judged as the whole style has them, and written as far as the step goes.
    let style = adoption.narrowed(style)
    let slicing =
        isSplit
        ? unmoved(controller, assignments: assignments)
        : Slicing(
            of: adoption.cutting(extended), style: style, module: module, assignments: undivided, slices: slices,
            names: names, wishes: wishes, adoption: adoption)
    let mobility = Mobility(
        controller: slicing.controller, assignments: slicing.assignments,
        binding: StrongBinding(controller: slicing.controller, style: style, module: module), types: reading.types,
        moved: slicing.moved)
    let stored = DataManagement(
        of: slicing, style: style, mobility: mobility,
        pinned: Set(assignments.filter { $0.isPinned && $0.role == .service }.map(\.member)))
    let placements = stored.settledPlacements
    let wiring = Wiring(
        controller: slicing.controller, style: style, placements: placements, mobility: mobility)
    let roles = RoleLines(of: controller, assignments: assignments, slices: slices, placements: placements)
    var plan = Plan(
        controller: slicing.controller, source: controller, style: style, module: module,
        assignments: stored.settledAssignments, slices: slices,
        sliceObstacles: slicing.obstacles, placements: placements,
        worksOffMain: slicing.controller.worksOffMain(placements), crossings: wiring.crossings,
        boundaries: wiring.boundaries,
        forwarders: wiring.forwarders, allWidenings: wiring.widenings, namedByBuilder: wiring.namedByBuilder,
        captures: wiring.captures,
        constants: wiring.constants,
        findings: findings(of: controller, assignments: assignments, isSplit: isSplit)
            + callersNote(on: controller, style: style, module: module, isSplit: isSplit)
            + (isSplit ? [] : [style.hostingNote(on: controller)].compactMap { $0 }),
        advice: Advice(size: ControllerSize(of: controller), roles: roles, isSplit: isSplit))
    plan.wishes = wishes
    plan.parts = slicing.parts
    plan.moved = slicing.moved
    return plan.starting(with: mobility.given).transported().bordered(choosing: choices)
}

extension Assignment {
    /// Assigns to the view a member that the controller inherits.
    fileprivate init(inherited member: Int) {
        self.init(
            member: member, role: .view, responsibility: .updateView, confidence: .high, margin: 0, isPinned: false,
            anchor: "inherited", evidence: [], alternative: nil)
    }
}

/// Returns a finding that whoever makes the view has to keep the module, where the view does not.
private func callersNote(on controller: Controller, style: Style, module: String, isSplit: Bool) -> [Finding] {
    let isKept = style.ports.first { $0.from == .view }?.hold == .strong
    guard !isSplit, !isKept, let builder = style.builder else { return [] }
    return [
        Finding(
            severity: .warning, rule: "callers-build", line: controller.mainDeclaration?.fact.line ?? 1,
            message:
                "'\(controller.name)' has to be built by \(filled(builder.namePattern, module: module)), and what that "
                + "gives has to be kept: made in another way it has no module")
    ]
}

/// The module's name as the controller's tells it, without the kind of screen if it can be; another one where its files or the app have components of that name
/// already, or the app a file of the protocols' name.
private func freeModule(of controller: Controller, style: Style) -> String {
    let name = controller.module
    let names = [controller.moduleWithoutKind, name].compactMap { $0 }
    if let known = names.first(where: { isAlreadySplit(controller, style: style, module: $0) }) { return known }
    let project = controller.project.flatMap { $0.isWholeApp ? $0 : nil }
    let own = Set(controller.files.flatMap(\.types).filter { $0.keyword != .extension }.map(\.name))
    let patterns =
        style.components.filter { $0.role != .view }.map(\.namePattern) + style.ports.compactMap(\.protocolPattern)
    let file: String? = if case .one(let pattern) = style.protocols { pattern } else { nil }
    let isFree = { (name: String) in
        let isFile = file.map { project?.paths[filled($0, module: name) + ".swift"] != nil } ?? false
        return !isFile
            && !patterns.contains { pattern in
                let type = filled(pattern, module: name)
                return own.contains(type) || project?.inherits[type] != nil
            }
    }
    return (names + [name + "Screen", name + "Scene"]).first(where: isFree) ?? name
}

/// A module that exists already: everything stays.
private func unmoved(_ controller: Controller, assignments: [Assignment]) -> Slicing {
    let placements = controller.members.map {
        let wanted = assignments[$0.index].role
        return Placement(member: $0.index, wanted: wanted, role: .view, stays: wanted == .view ? nil : .alreadySplit)
    }
    return Slicing(controller: controller, assignments: assignments, placements: placements)
}

/// The roles of the members as a style has them.
func assignments(by reading: RuleContext, in style: Style, pins: [String: Role]) -> [Assignment] {
    let controller = reading.controller
    let adopted = style.adopted(assignRoles(reading, pins: pins), in: reading)
    guard controller.language.buildersMakeScreens else { return adopted }
    return style.holding(ModuleInterfaceFinder(controller).outputProperties, adopted)
}

/// The plan of a style that cannot be written: every member stands where it belongs, whether or not it could move.
private func design(
    of reading: RuleContext, style: Style, module: String, assignments: [Assignment],
    choices: [String: ModuleInterfaceChoice]
) -> Plan {
    let controller = reading.controller
    let slices = controller.members.map {
        let assignment = assignments[$0.index]
        return style.adopted(
            Refactor.misplacedCode(of: $0, assignment: assignment, assignments: assignments, in: reading),
            in: assignment.role)
    }
    let placements = assignments.map { Placement(member: $0.member, wanted: $0.role, role: $0.role) }
    let roles = RoleLines(of: controller, assignments: assignments, slices: slices, placements: placements)
    let plan = Plan(
        controller: controller, source: controller, style: style, module: module, assignments: assignments,
        slices: slices,
        sliceObstacles: [], placements: placements,
        worksOffMain: controller.worksOffMain(placements), crossings: [],
        boundaries: proposedBoundaries(of: controller, assignments: assignments, style: style), forwarders: [],
        allWidenings: [], namedByBuilder: [], captures: [], constants: [:],
        findings: [note(on: style, in: controller.language)]
            + findings(of: controller, assignments: assignments, isSplit: false),
        advice: Advice(size: ControllerSize(of: controller), roles: roles, isSplit: false))
    return plan.bordered(choosing: choices)
}

private func note(on style: Style, in language: SourceLanguage) -> Finding {
    Finding(
        severity: .note, rule: "style-not-written", line: 1,
        message:
            "the style '\(style.id)' can be planned and drawn, but not yet written in \(language.displayName); use "
            + "--style \(Style.viper.id) for 'emit'")
}

/// The view of an emitted module already holds its presenter: a second run has nothing to do.
private func isAlreadySplit(_ controller: Controller, style: Style, module: String) -> Bool {
    style.ports.contains { port in
        guard port.from == .view else { return false }
        let component = style.component(for: port.to).map { filled($0.namePattern, module: module) }
        guard let name = port.protocolName(in: module) ?? component else { return false }
        return controller.members.contains { member in
            member.kind == .property && member.fact.valueType.map { identifiers(in: $0).contains(name) } == true
        }
    }
}

private func findings(of controller: Controller, assignments: [Assignment], isSplit: Bool) -> [Finding] {
    var findings: [Finding] = []
    if isSplit {
        findings.append(
            Finding(
                severity: .note, rule: "already-split", line: controller.declarations.first?.fact.line ?? 1,
                message: "'\(controller.name)' already reports to its presenter; there is nothing more to move"
                    + (controller.isViewOfModule ? " unless you pin it" : "")))
    }
    if !controller.isAncestryKnown, let superclass = controller.superclass {
        findings.append(
            Finding(
                severity: .note, rule: "unknown-superclass", line: controller.declarations.first?.fact.line ?? 1,
                message: "the superclass '\(superclass)' is not in the given files; members that may use it stay, "
                    + "--project DIR looks it up"))
    }
    for member in controller.members {
        guard let damage = member.fact.damage else { continue }
        findings.append(
            Finding(
                severity: .warning, rule: "not-analysed", line: member.fact.line,
                message: "'\(member.id)' stays, it was not analysed: \(damage)"))
    }
    if let note = openClassNote(controller) { findings.append(note) }
    for member in controller.members where assignments[member.index].isPinned {
        if let anchor = assignments[member.index].anchor {
            findings.append(
                Finding(
                    severity: .warning, rule: "pin-ignored", line: member.fact.line,
                    message: "'\(member.id)' is pinned to another role but stays in the view: \(anchor)"))
        }
    }
    return findings
}

/// Without the app's other files nobody knows whether a subclass overrides what moves.
private func openClassNote(_ controller: Controller) -> Finding? {
    guard controller.project?.isWholeApp != true, let main = controller.mainDeclaration,
        !main.fact.modifiers.contains("final"), main.fact.access?.isFileBound != true
    else { return nil }
    let lookUp = "--project DIR looks up its subclasses, which may override what moves"
    let isSwift = controller.language == .swift
    return Finding(
        severity: .note, rule: "open-class", line: main.fact.line,
        message: isSwift
            ? "'\(controller.name)' is not final; \(lookUp)" : "'\(controller.name)' may have subclasses; \(lookUp)")
}
