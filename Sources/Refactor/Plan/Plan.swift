/// Everything to write, with nothing written.
package struct Plan: Sendable {
    /// The controller with what is cut out of its methods as further members.
    package internal(set) var controller: Controller
    /// The controller as the source has it.
    package let source: Controller
    package let style: Style
    /// The module's name, on which all other names are built.
    package let module: String
    package let assignments: [Assignment]
    /// Parts of each member that belong to another role than the member.
    package let slices: [[MisplacedCode]]
    /// For each member, why its misplaced code is not cut out as far as it is not.
    package let sliceObstacles: [[StayReason]]
    package let placements: [Placement]
    /// True if code that moves, or uses what moves, runs on other threads.
    package let worksOffMain: Bool
    package let crossings: [Crossing]
    package internal(set) var boundaries: [Boundary]
    package let forwarders: [Forwarder]
    let allWidenings: [Widening]
    /// The members of the view that others name only to build the module.
    let namedByBuilder: Set<Int>
    /// The captures that closures need so that they do what they did.
    package let captures: [Capture]
    /// The values that the builder hands to each component: copies of constants, and what the view's initializer is
    /// given for it.
    let constants: [Role: Set<Int>]
    /// The initializers of the view, with how they set what they are given.
    package internal(set) var starts: [InjectedState.Start] = []
    /// The inputs, the outputs and the routes of the module.
    package internal(set) var border = ModuleInterface(inputs: [], outputs: [], routes: [])
    /// Data transfer objects, which cross a boundary in the place of entities.
    package internal(set) var transports: [DataTransferObject] = []
    /// True if the folder that the module goes to lies near the app's container.
    package var liesBesideContainer = false
    /// Screens that are made by builders of the app.
    package internal(set) var builderCalls: [BuilderCall] = []
    package internal(set) var findings: [Finding]
    /// The decisions of a person about the cuts.
    package internal(set) var wishes = CutWishes()
    /// The outcome of the statements that a person wants in a role.
    package internal(set) var parts: [PartOutcome] = []
    /// The conformances that components took over.
    package internal(set) var moved: [MovedConformance] = []
    /// The advice about the controller as a whole.
    package let advice: Advice
    /// The form in which the components know services.
    package internal(set) var services = ServiceForm.concrete
    /// The form in which answers of the interactor reach the presenter.
    package internal(set) var answerForm = AnswerForm.callbacks
    /// The requests whose answers do so in that form.
    package internal(set) var answers: [Answer] = []
    /// True if tests are written for it.
    package var isTested = false
    /// True if it is a new module without code, which has all that the style has.
    package internal(set) var isBlank = false
    /// The protocols made for classes of the SDK and the app, by the class.
    var serviceProtocols: [String: ServiceProtocol] = [:]
    /// Shared instances that components are given where their code looked them up.
    package internal(set) var sharedServices: [SharedService] = []

    /// The class name of a component.
    package func name(of role: Role) -> String {
        role == .view
            ? controller.name : filled(style.component(for: role)?.namePattern ?? "{module}", module: module)
    }

    /// The builder's name.
    package var builderName: String { filled(style.builder?.namePattern ?? "{module}Builder", module: module) }

    /// True if it can be written in the controller's language.
    package var canBeWritten: Bool { style.canBeWritten(in: controller.language) }

    /// Members of a component, in source order; nested types that get files of their own are none.
    package func members(of role: Role) -> [Member] {
        var found: [Member] = []
        for member in controller.members where placements[member.index].role == role {
            if !hasOwnFile(member), !member.isInherited { found.append(member) }
        }
        return found.sorted {
            ($0.file, $0.fact.range.lowerBound, $0.index) < ($1.file, $1.fact.range.lowerBound, $1.index)
        }
    }

    /// The lines of a member that are its component's: without what was cut out of it for others.
    package func lines(of member: Member) -> Int {
        member.inner.reduce(member.lineCount) { $0 - ($1.cut.endLine - $1.cut.line + 1) }
    }

    package func lines(of members: [Member]) -> Int { members.map(lines).reduce(0, +) }

    /// The components that get written beside the view, in the style's order.
    package var roles: [Role] {
        var used = Set(forwarders.map(\.role) + boundaries.flatMap { [$0.port.from, $0.port.to] })
        for member in controller.members where !member.isInherited {
            if !hasOwnFile(member) { used.insert(placements[member.index].role) }
        }
        used.formIntersection(style.components.compactMap(\.role))
        used.remove(.view)
        return style.components.compactMap { component in
            guard let role = component.role else { return nil }
            return used.contains(role) || (component.builds || component.isRequired) && !used.isEmpty ? role : nil
        }
    }

    /// Nested types that get files of their own.
    package var ownFileTypes: [Member] { controller.members.filter(hasOwnFile) }

    private func hasOwnFile(_ member: Member) -> Bool {
        guard member.kind == .type else { return false }
        let role = placements[member.index].role
        return role == .entity || role == .service
    }

    /// The file of such a type, without ending: the module's name comes first, once.
    package func fileName(of type: Member) -> String {
        type.name.hasPrefix(module) ? type.name : module + type.name
    }

    /// True if anything is written at all.
    package var isEmpty: Bool { roles.isEmpty && ownFileTypes.isEmpty }

    /// The ports that a component needs: those that something crosses.
    package func ports(of role: Role) -> [Port] {
        style.ports.filter { port in
            guard port.from == role else { return false }
            return boundaries.contains { $0.port == port }
                || port.protocolPattern == nil
                    && (crossings.contains { $0.path.contains(port) } || forwarders.contains { $0.port == port })
        }
    }

    /// Returns the values that the builder hands to a component, in source order; services aside.
    package func constants(of role: Role) -> [Member] {
        (constants[role] ?? []).sorted().map { controller.members[$0] }.filter { !isInjected($0) }
    }

    /// All members of other components that one has a copy of.
    package func copies(in role: Role) -> [Member] {
        (constants[role] ?? []).sorted().filter { placements[$0].role != role }.map { controller.members[$0] }
    }

    /// The plan that knows how the view's initializers set what they are given.
    func starting(with given: InjectedState) -> Plan {
        var plan = self
        plan.starts = given.starts
        if !plan.handedOn.isEmpty, !controller.isAncestryKnown, let superclass = controller.superclass {
            plan.findings.append(
                Finding(
                    severity: .note, rule: "wired-behind-super", line: controller.mainDeclaration?.fact.line ?? 1,
                    message: "the initializer wires the module behind super.init; see that no initializer of "
                        + "\(superclass), which is not declared here, asks for the view"))
        }
        return plan
    }

    /// The members that the view's initializers hand on instead of keeping, in source order.
    package var handedOn: [Member] {
        let set = Set(starts.flatMap(\.settings).map(\.property))
        return set.sorted().filter { placements[$0].moves }.map { controller.members[$0] }
    }

    /// The ports that a component has, with what goes through them.
    package func boundaries(from role: Role) -> [Boundary] { boundaries.filter { $0.port.from == role } }

    /// Returns the boundaries through which others ask a component.
    package func boundaries(to role: Role) -> [Boundary] { boundaries.filter { $0.port.to == role } }
}
