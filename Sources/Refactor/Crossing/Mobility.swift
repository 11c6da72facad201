/// Says of each member whether anything in itself keeps it in the view, wherever the others go.
struct Mobility {
    let controller: Controller
    let assignments: [Assignment]
    /// The rules for what may cross, wherever it comes to stand.
    let rules: CrossingRules
    /// Names that only the controller's file can see.
    let fileBound: Set<String>
    private let fileNames: FileNames
    private let outsideUse: OutsideUse
    /// Names of members that the app gives to the controller, its ancestors and their protocols.
    private let namesElsewhere: Set<String>
    /// In Objective-C, selectors that the controller's code sends to other objects, which may stand for the controller.
    private let sentToOthers: Set<String>
    /// The members that refer to each member.
    private let callers: [[Int]]
    /// Nil in Swift.
    private let objectiveC: ObjectiveCObstacles?
    /// The classifier of written types.
    let types: TypeClassifier
    /// The class of each member's type, by index.
    let valueClasses: [TypeClass]
    private let constants: HandedConstants
    /// The properties that initializers set to what they are given.
    let given: InjectedState
    /// What components are in the controller's place.
    let moved: [MovedConformance]
    private let access: MemberAccess
    private let subclassWithPort: String?
    /// Protocols of the controller that nobody here declares: they may require members of it.
    private let unknownConformances: [String]
    /// The protocols of the controller, each with the base names of what it requires.
    private let requirements: [(name: String, members: Set<String>)]
    /// For each member, true if code beside the controller's own may use it; cuts are used by nobody else.
    private var usedOutside: [Bool]

    init(
        controller: Controller, assignments: [Assignment], binding: StrongBinding, types: TypeClassifier,
        moved: [MovedConformance]
    ) {
        self.moved = moved
        self.controller = controller
        self.assignments = assignments
        outsideUse = OutsideUse(of: controller)
        callers = controller.language == .objectiveC ? controller.callers() : []
        namesElsewhere = Self.namesElsewhere(for: controller)
        sentToOthers = controller.language == .objectiveC ? Self.sentToOthers(in: controller) : []
        objectiveC =
            controller.language == .objectiveC
            ? ObjectiveCObstacles(controller: controller, outsideUse: outsideUse) : nil
        self.types = types
        valueClasses = ScreenEffects.classes(of: controller, by: types)
        fileNames = FileNames(of: controller)
        fileBound = fileNames.bound.union(ObjectiveCObstacles.hiddenSelectors(in: controller))
            .subtracting(controller.members.map(\.name))
        let requirable = RequirementRules(of: controller, types: types, names: fileNames)
        let unknownConformances = Self.unknownConformances(of: controller)
        let outside = outsideUse
        let values = HandableValues(
            of: controller, style: binding.style, classes: valueClasses,
            hidden: fileBound.union(requirable.hidden.nestedNames))
        let isOpen = { (member: Member) in
            outside.uses(
                member, access: requirable.access.level(of: member), unknownConformances: unknownConformances)
        }
        given = InjectedState(of: controller, style: binding.style, among: values, isOpen: isOpen)
        constants = HandedConstants(of: controller, among: values, isOpen: isOpen)
        rules = CrossingRules(
            controller: controller, binding: binding, requirements: requirable, constants: constants, given: given,
            assignments: assignments, moved: moved)
        access = requirable.access
        subclassWithPort = controller.subclassWithPort
        self.unknownConformances = unknownConformances
        requirements = controller.conformances.map { ($0, Self.requirementNames(of: $0)) }
        usedOutside = []
        usedOutside = controller.members.map(mayBeUsedOutside)
    }

    /// The same for the controller with other members or assignments; what the app says of it stays as it is.
    func of(_ controller: Controller, assignments: [Assignment], binding: StrongBinding) -> Mobility {
        Mobility(controller: controller, assignments: assignments, binding: binding, known: self)
    }

    private init(controller: Controller, assignments: [Assignment], binding: StrongBinding, known: Mobility) {
        self.controller = controller
        self.assignments = assignments
        outsideUse = known.outsideUse
        callers = known.callers
        unknownConformances = known.unknownConformances
        requirements = known.requirements
        usedOutside = known.usedOutside
        namesElsewhere = known.namesElsewhere
        sentToOthers = known.sentToOthers
        objectiveC = known.objectiveC
        fileNames = known.fileNames
        fileBound = known.fileBound
        types = known.types
        let further = max(controller.members.count - known.valueClasses.count, 0)
        valueClasses = known.valueClasses + Array(repeating: .unknown, count: further)
        constants = known.constants
        given = known.given
        moved = known.moved
        let requirable = RequirementRules(of: controller, types: known.types, names: known.fileNames)
        rules = CrossingRules(
            controller: controller, binding: binding, requirements: requirable, constants: known.constants,
            given: known.given, assignments: assignments, moved: known.moved)
        access = requirable.access
        subclassWithPort = known.subclassWithPort
    }

    private static func namesElsewhere(for controller: Controller) -> Set<String> {
        guard let project = controller.project else { return [] }
        var names: Set<String> = []
        var seen: Set<String> = []
        var open = [controller.name] + controller.ancestors + controller.conformances
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            names.formUnion(project.extensionMembers[next] ?? [])
            open += project.inherits[next] ?? []
        }
        return names
    }

    /// Returns the selectors sent to others where a member gives self away or names its class: another object may be a
    /// stand-in for the controller.
    private static func sentToOthers(in controller: Controller) -> Set<String> {
        let givers = controller.members.filter { member in
            member.fact.identifiers.contains(controller.name)
                || member.references.contains { $0.target == .selfValue }
        }
        return Set(givers.flatMap(\.references).filter(\.isSentToOther).map(\.fact.selector))
    }

    /// The first reason that keeps a member where it is; nil when it may go to the role.
    func obstacle(for member: Member, to role: Role) -> StayReason? {
        if let base = rules.style.component(for: role), base.taken.contains(member.id) {
            return .notExpressible(member.displayName, why: "the component's base class has the name")
        }
        guard member.cut == nil else { return bodyObstacle(member, role) }
        return headObstacle(for: member, to: role) ?? bodyObstacle(member, role)
    }

    /// The same without a look at the member's body.
    func headObstacle(for member: Member, to role: Role) -> StayReason? {
        kindObstacle(member, role) ?? declarationObstacle(member, role)
    }

    private func kindObstacle(_ member: Member, _ role: Role) -> StayReason? {
        let isHiddenClass = controller.declarations.contains { declaration in
            declaration.fact.keyword != .extension && declaration.fact.access?.isFileBound == true
        }
        if isHiddenClass { return .filePrivateName(controller.name) }
        if let subclassWithPort { return .subclassed(subclassWithPort) }
        if isGeneric { return .notExpressible(controller.name, why: "the class is generic") }
        let assignment = assignments[member.index]
        if let tie = assignment.anchor ?? assignment.tie { return .anchored(tie) }
        if assignment.isUndecided { return .undecided }
        switch member.kind {
        case .initializer: return .initializer
        case .deinitializer, .subscript: return .subscriptOrDeinit
        case .type: return [.entity, .service].contains(role) ? nil : .nestedTypeOfView
        case .property, .method: return nil
        }
    }

    private var isGeneric: Bool { controller.declarations.contains { !$0.fact.generics.isEmpty } }

    private func declarationObstacle(_ member: Member, _ role: Role) -> StayReason? {
        let fact = member.fact
        if fact.has(modifier: "override") { return .overrides }
        if fact.isConditional { return .conditionalCompilation }
        if fact.isOneOfSeveral { return .sharesItsDeclaration }
        if fact.kind != .type, fact.isStatic { return .isStatic }
        if let unsafe = fact.attributes.first(where: { !isPortable(attribute: $0) }) { return .attribute(unsafe) }
        let declaration = controller.declarations[member.declaration].fact
        if declaration.keyword == .extension, let attribute = declaration.attributes.first {
            return .attribute(attribute)
        }
        if member.kind == .type, let name = hiddenName(in: member) { return .filePrivateName(name) }
        if fact.has(modifier: "dynamic") { return .attribute("objc dynamic") }
        if fact.has(modifier: "nonisolated") { return .attribute("nonisolated") }
        let isMoved = moved.home(of: member.index)?.role == role
        if !isMoved, let conformance = member.conformances.first ?? witnessed(by: member) {
            return .conformance(conformance)
        }
        if fact.writtenAccess == .open { return .subclassed("another module") }
        if let reason = objectiveC?.obstacle(for: member) { return reason }
        if isUsedOutside(member), fact.tree?.comesToMain == true {
            return .anchored("others call it, on any queue: it goes to the main one first")
        }
        if let subclass = controller.project?.subclasses[controller.name]?.first, !access.isFileBound(member) {
            return .subclassed(subclass)
        }
        return needsInitializer(fact) && !given.mayGo(member.index, to: role, as: assignments) ? .setInInitializer : nil
    }

    /// A member of a nested type that only its file can see, where other code of that file may use it: in a file of its own
    /// the type would hide it.
    private func hiddenName(in type: Member) -> String? {
        let own = controller.types.declarations(of: "\(controller.name).\(type.name)").flatMap(\.members)
        let hidden = Set(own.filter(\.isHidden).map(\.name))
        guard !hidden.isEmpty else { return nil }
        return controller.members.lazy.filter { $0.index != type.index }.flatMap(\.references).map(\.name)
            .first(where: hidden.contains)
    }

    /// A protocol of the SDK that a member may fulfil, told by base names: `tableView` for a table's delegate.
    private func witnessed(by member: Member) -> String? {
        guard !access.isFileBound(member), controller.language == .swift else { return nil }
        return requirements.first { $0.members.contains(member.name) || isOfSender(of: $0.name, member) }?.name
    }

    /// Delegates get their sender first: `MCBrowserViewController` for `MCBrowserViewControllerDelegate`.
    private func isOfSender(of name: String, _ member: Member) -> Bool {
        guard let first = member.fact.signature?.parameters.first?.type else { return false }
        return ["Delegate", "DataSource"].contains { name == first + $0 }
    }

    private static func requirementNames(of name: String) -> Set<String> {
        guard let type = SDKType.named(name), type.kind == "protocol" else { return [] }
        let own = SDKMember.members(of: name).map(\.name)
        return type.protocols.filter { $0 != "NSObjectProtocol" }
            .reduce(into: Set(own)) { $0.formUnion(requirementNames(of: $1)) }
    }

    private static func unknownConformances(of controller: Controller) -> [String] {
        let declared = Set(controller.files.flatMap(\.types).map(\.name))
        var seen = StandardNames.protocolsWithoutMembers
        var open = controller.conformances
        var unknown: [String] = []
        while let name = open.popLast() {
            guard seen.insert(name).inserted, SDKType.named(name) == nil, !declared.contains(name) else { continue }
            guard let inherited = controller.project?.inherits[name] else {
                if !isOfMac(name) { unknown.append(name) }
                continue
            }
            open += inherited
        }
        return unknown
    }

    /// Returns true for a protocol or class of AppKit, which a class of the same name in the app for the Mac has: the
    /// names of Foundation are all known.
    private static func isOfMac(_ name: String) -> Bool {
        name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
    }

    private func isPortable(attribute: String) -> Bool {
        ["discardableResult", "MainActor", "inlinable", "escaping", "available", "preconcurrency"].contains {
            attribute == $0 || attribute.hasPrefix($0 + "(")
        }
    }

    /// A stored property without a value of its own is set by an initializer.
    private func needsInitializer(_ fact: MemberFact) -> Bool {
        guard controller.language == .swift, fact.isStored, !fact.hasInitialValue else { return false }
        let isOptional = fact.valueType.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
        return fact.isConstant || !isOptional
    }

    private func bodyObstacle(_ member: Member, _ role: Role) -> StayReason? {
        if let name = member.fact.identifiers.intersection(fileBound).min() { return .filePrivateName(name) }
        if let macros = controller.project?.macrosOnSelf, !member.fact.identifiers.isDisjoint(with: macros) {
            return .passesSelf
        }
        let user = CrossingRules.User.member(member)
        return member.references.lazy.compactMap {
            self.rules.verdict(onScreen: $0, from: role, by: user).refusal
        }.first
    }

    /// Returns true if code beside the controller's own may use a member.
    func isUsedOutside(_ member: Member) -> Bool { member.index < usedOutside.count && usedOutside[member.index] }

    private func mayBeUsedOutside(_ member: Member) -> Bool {
        guard member.cut == nil, moved.home(of: member.index) == nil else { return false }
        if controller.language == .objectiveC {
            // What the class extension declares again has two declarations, of which one would stay.
            let isTwice =
                member.kind == .property && controller.declarations[member.declaration].fact.keyword == .extension
            let isOpen = !access.isFileBound(member) && (isTwice || !outsideUse.isUnheardOf(member))
            if isOpen || mayBeFoundByName(member) { return true }
        }
        return outsideUse.uses(member, access: access.level(of: member), unknownConformances: unknownConformances)
    }

    /// In Objective-C a header's members are used unless the whole app says nothing of them, a method that nobody here
    /// calls is found by its name, and any method may be one of a superclass or a protocol that nobody here knows, unless
    /// it names a type of the app.
    private func mayBeFoundByName(_ member: Member) -> Bool {
        if member.kind == .property { return !member.fact.isVariable && namesElsewhere.contains(member.name) }
        guard member.kind == .method, !member.fact.isAccessor else { return false }
        if callers[member.index].isEmpty || sentToOthers.contains(member.id) { return true }
        let isLibraryAround = !controller.isAncestryKnown || !unknownConformances.isEmpty
        if isLibraryAround, outsideUse.mayBeOfLibrary(member) { return true }
        return namesElsewhere.contains(member.name)
    }
}

extension Reference {
    /// A message to another object.
    fileprivate var isSentToOther: Bool {
        guard case .foreign = target else { return false }
        return fact.usage == .call
    }
}
