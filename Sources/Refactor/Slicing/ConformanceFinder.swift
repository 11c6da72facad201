/// Finds the conformances that a component may take over whole: what an observer of a store or the delegate of a row
/// does is mostly no view's.
///
/// The protocol is the app's, with all that it inherits, so that everybody who expects it is known: each `self` that the
/// controller gives away says for what, none of them may stay with the view (`MovedConformance.stands`), and no other
/// code has the controller for one, by a cast or by giving it on.
struct ConformanceFinder {
    private let controller: Controller
    private let style: Style
    private let assignments: [Assignment]
    private let adoption: MigrationStep
    private let given: GivenSelf
    private let project: ProjectFacts

    init?(
        in controller: Controller, style: Style, assignments: [Assignment], adoption: MigrationStep
    ) {
        guard controller.language == .swift, let project = controller.project, project.isWholeApp,
            project.callers.reach[controller.name] != nil, controller.canBeCut
        else { return nil }
        self.project = project
        self.controller = controller
        self.style = style
        self.assignments = assignments
        self.adoption = adoption
        given = GivenSelf(of: controller, types: ExpressionTypes(controller: controller))
    }

    /// A place where the controller gives itself away.
    private struct Use {
        let place: Int
        let giver: Int
        let expectation: GivenSelf.Expectation
    }

    func found() -> [MovedConformance] {
        let uses = controller.members.flatMap { member in
            member.references.filter { $0.target == .selfValue }.map { use in
                Use(
                    place: use.fact.range.lowerBound, giver: member.index,
                    expectation: given.expectation(at: use.fact, in: member))
            }
        }
        guard !uses.contains(where: { $0.expectation.types == nil }),
            Set(uses.map(\.place)).count == uses.count
        else { return [] }
        return controller.declarations.indices.compactMap { declaration in
            let fact = controller.declarations[declaration].fact
            guard fact.keyword == .extension, fact.inherits.count == 1, let name = fact.inherits.first,
                fact.attributes.isEmpty, !fact.isConditional, let family = family(of: name)
            else { return nil }
            return conformance(to: name, with: family, declaration, uses: uses)
        }
    }

    private func conformance(
        to name: String, with family: Set<String>, _ declaration: Int,
        uses: [Use]
    ) -> MovedConformance? {
        let members = controller.sourceMembers.filter { $0.declaration == declaration }
        let concerned = uses.filter { use in
            use.expectation.types?.contains { !family.isDisjoint(with: identifiers(in: $0)) } == true
        }
        guard !members.isEmpty, !concerned.isEmpty, concerned.allSatisfy(\.expectation.isCertain),
            members.allSatisfy(mayMove), fulfil(members, family), !isKnownElsewhere(family),
            let role = role(of: members, givenBy: concerned.map(\.giver))
        else { return nil }
        return MovedConformance(
            name: name, declaration: declaration, role: role, members: Set(members.map(\.index)),
            uses: Set(concerned.map(\.place)), isHeldWeakly: given.areHeldWeakly(family))
    }

    /// The protocol and all that it inherits; nil where one of them is not the app's, or needs a class of Objective-C.
    private func family(of name: String) -> Set<String>? {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            if ["AnyObject", "class"].contains(next) { continue }
            let declared = controller.types.declarations(of: next) + project.types.declarations(of: next)
            guard declared.count == 1, let only = declared.first, only.keyword == .protocol, only.generics.isEmpty
            else { return nil }
            if found.insert(next).inserted { open += only.inherits }
        }
        // What else the controller is must not need it.
        let others = controller.conformances.filter { $0 != name }
        return others.contains { needs($0, found) } ? nil : found
    }

    private func needs(_ other: String, _ family: Set<String>) -> Bool {
        var seen: Set<String> = []
        var open = [other]
        while let next = open.popLast() {
            if family.contains(next) { return true }
            if seen.insert(next).inserted { open += project.inherits[next] ?? [] }
        }
        return false
    }

    private func mayMove(_ member: Member) -> Bool {
        let fact = member.fact
        return member.kind == .method && !fact.isStatic && fact.attributes.isEmpty && !fact.isConditional
            && !fact.has(modifier: "nonisolated") && fact.writtenAccess?.isFileBound != true
            && assignments[member.index].anchor == nil && fact.writtenAccess != .open
            && project.callers.reach[controller.name]?.contains(member.name) == false
    }

    /// Returns true if the extension has all that the protocols ask for, but for what they give themselves.
    private func fulfil(_ members: [Member], _ family: Set<String>) -> Bool {
        let names = Set(members.map(\.name))
        let layers = [controller.types, project.types]
        let asked = family.flatMap { name in layers.flatMap { $0.declarations(of: name) }.flatMap(\.members) }
        let defaults = Set(
            family.flatMap { name in layers.flatMap { $0.extensions(of: name) }.flatMap(\.members) }.map(\.name))
        return asked.allSatisfy { names.contains($0.name) || defaults.contains($0.name) }
    }

    /// Returns true if code of the app may find that the controller is one: by a cast, or where it has the controller and
    /// somebody to give it to.
    private func isKnownElsewhere(_ family: Set<String>) -> Bool {
        if !project.castTargets.isDisjoint(with: family) { return true }
        let reach = project.callers.reach[controller.name] ?? []
        return family.contains { reach.contains($0) }
    }

    /// The role that most of it belongs to, or, where it only passes on, that of those who give self away; nil where that
    /// is the view's.
    private func role(of members: [Member], givenBy givers: [Int]) -> Role? {
        if members.contains(where: { assignments[$0.index].isPinned && assignments[$0.index].role == .origin }) {
            return nil
        }
        var lines: [Role: Int] = [:]
        for member in members where !passesOn(member) {
            let assignment = assignments[member.index]
            lines[assignment.isUndecided ? .origin : assignment.role, default: 0] +=
                member.fact.endLine - member.fact.line + 1
        }
        if lines.isEmpty { for giver in givers { lines[assignments[giver].role, default: 0] += 1 } }
        guard let best = lines.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), best.key != .origin,
            !best.key.capabilities.holdsViews, style.component(for: best.key) != nil, adoption.takes(best.key),
            style.route(from: .origin, to: best.key) != nil
        else { return nil }
        return best.key
    }

    /// Returns true for a member that is the view's because it only calls what is elsewhere.
    private func passesOn(_ member: Member) -> Bool {
        guard assignments[member.index].role == .origin else { return false }
        return member.references.allSatisfy { reference in
            switch reference.target {
            case .own(let targets): targets.allSatisfy { assignments[$0].role != .origin }
            case .inherited, .superclass, .unresolved, .selfValue: false
            case .foreign, .global, .known, .nested, .selfType: true
            }
        }
    }
}

extension MovedConformance {
    /// Returns true if all of it came to stand in its component: its members, and the code that gives self away.
    func stands(in result: Slicing) -> Bool {
        result.controller.members.allSatisfy { member in
            let isUser = member.references.contains {
                $0.target == .selfValue && uses.contains($0.fact.range.lowerBound)
            }
            let isOwn = members.contains(member.index)
            return !isUser && !isOwn || result.placements[member.index].role == role
        }
    }
}

extension [MovedConformance] {
    /// What is left to try when some did not come to stand where they should: what a component that only reports cannot
    /// have may be the mediator's, else the view keeps it.
    func narrowed(by result: Slicing, style: Style, adoption: MigrationStep) -> [MovedConformance] {
        compactMap { conformance in
            guard !conformance.stands(in: result) else { return conformance }
            guard conformance.role.capabilities.reportsOnly, adoption.takes(style.mediator),
                style.component(for: style.mediator) != nil
            else { return nil }
            var next = conformance
            next.role = style.mediator
            return next
        }
    }
}
