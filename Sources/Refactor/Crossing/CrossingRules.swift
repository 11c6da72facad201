/// Decides whether code of one component may use what lives in another one, for everybody who has to know.
///
/// Only uses that no other object can serve, such as selectors and statics, are refused by `Placer` and `CodeLegality`
/// before they ask. `Mobility` asks it before anything has a place, `CodeLegality` while methods are cut, `Placer` once
/// the parts are methods; `Wiring` and `PostDismissalLiveness` follow the ways that it finds. A new reason to stay belongs
/// here, or into `RequirementRules` if it lies in what is used alone.
struct CrossingRules {
    let controller: Controller
    let style: Style
    let binding: StrongBinding
    let requirements: RequirementRules
    private let constants: HandedConstants
    private let given: InjectedState
    /// The properties that the view's initializers set: they do it without accessors, so that these cannot leave.
    private let setByInitializers: Set<Int>
    /// Members whose role a person decided.
    private let pinned: Set<Int>
    /// What components are in the controller's place.
    private let moved: [MovedConformance]

    /// Returns true if a person decided where a member goes.
    func isPinned(_ member: Int) -> Bool { pinned.contains(member) }

    init(
        controller: Controller, binding: StrongBinding, requirements: RequirementRules, constants: HandedConstants,
        given: InjectedState, assignments: [Assignment], moved: [MovedConformance]
    ) {
        self.moved = moved
        self.controller = controller
        style = binding.style
        self.binding = binding
        self.requirements = requirements
        self.constants = constants
        self.given = given
        pinned = Set(assignments.filter(\.isPinned).map(\.member))
        let initializers = controller.members.filter { $0.kind == .initializer }
        setByInitializers = Set(initializers.flatMap(\.ownTargets)).filter { controller.members[$0].kind == .property }
    }

    /// The code that uses something.
    enum User {
        /// Code that is no method of its own yet: a guess from how it holds the controller where it stands.
        /// `unreachable` are members whose values it turned out not to get; somebody may want it where it is.
        case code(unreachable: Set<Int>, isPinned: Bool)
        /// A method or another member as it will be written.
        case member(Member)
    }

    /// Returns true if the component of a role has its own copy of a constant that lives in the view, or below the
    /// interactor, which was its home before; of one that the builder is given it has one wherever that lives.
    func hands(_ member: Int, at home: Role, to role: Role) -> Bool {
        if home != .origin, home != role, given.serve(member, role) { return true }
        return (home == .origin || home == .service && role == .interactor) && constants.serve(member, role)
    }

    /// Returns true if an initializer of the view sets a property of a component: the builder hands the value over.
    func isGiven(_ member: Int, by user: Member) -> Bool { user.kind == .initializer && given.contain(member) }

    // MARK: - The controller's own members

    /// Returns the way of a use in the component of a role to a member that lives in another one.
    func way(of use: ReferenceFact, to target: Member, at home: Role, from role: Role) -> CrossingWay {
        guard home != role else { return .within }
        if hands(target.index, at: home, to: role) { return .handedOver }
        guard let path = style.route(from: role, to: home, asking: target) else { return .none }
        return .ports(path, keepsMeaning: keepsMeaning(use, of: target, at: home))
    }

    /// Returns true if a component that only reports asks for what it would have to be given, where the style has no
    /// way for questions and nobody wants the code there.
    private func asks(_ use: ReferenceFact, of target: Member, through path: [Port], by user: User) -> Bool {
        guard controller.language == .objectiveC, let first = path.first, first.from.capabilities.reportsOnly,
            !use.isStatement, first.hold == .weak, first.carries.takes(event: true)
        else { return false }
        switch user {
        case .member(let member): if member.cut == nil, pinned.contains(member.index) { return false }
        case .code(_, let isPinned): if isPinned { return false }
        }
        return !setByInitializers.contains(target.index)
    }

    /// Returns whether a use may go that way.
    func verdict(
        on use: ReferenceFact, to target: Member, at home: Role, through way: CrossingWay, by user: User
    ) -> CrossingVerdict {
        switch way {
        case .within, .handedOver: return .passes
        case .none: return .refused(.noWay(target.displayName, role: home))
        case .ports(let path, let keepsMeaning):
            if case .member = user,
                let reason = requirements.obstacle(to: use, of: target, through: path)
            {
                return .refused(reason)
            }
            if commands(use, target, through: path, by: user) { return .refused(.usesInherited(target.name)) }
            guard path.contains(where: { $0.hold == .weak }) else { return .passes }
            let asks = asks(use, of: target, through: path, by: user)
            let passes =
                (keepsMeaning || isAskedOfScreen(target, path)) && !asks || isStatement(use, of: target, in: user)
            if !passes && !holds(use, of: target, through: path, by: user)
                || isLostOnTheWay(target, path, user)
            {
                return .refused(.valueThroughWeak(target.displayName, role: home, member: target.index))
            }
            return passes ? .passes : .bound
        }
    }

    /// Returns true if the mediator of Objective-C asks the screen itself, which is there for as long as it runs what the
    /// screen has told it. Where it may be gone (`PostDismissalLiveness`), an answer would be zero, and the code stays.
    private func isAskedOfScreen(_ target: Member, _ path: [Port]) -> Bool {
        controller.language == .objectiveC && path.count == 1 && path.first?.from == style.mediator
            && !requirements.isOfView(target)
    }

    /// Returns true if a component that only reports, before it has asked anybody, tells the screen what to do by a
    /// method that the screen inherits: whoever asked it can do that.
    private func commands(_ use: ReferenceFact, _ target: Member, through path: [Port], by user: User) -> Bool {
        guard target.isInherited, target.kind == .method, path.first?.from.capabilities.reportsOnly == true,
            use.closureDepth == 0
        else {
            return false
        }
        switch user {
        case .code(_, let isPinned): return !isPinned
        case .member(let member): return !isPinned(member.index)
        }
    }

    /// A call whose result nobody reads will hold what it goes to, should that be necessary: code that is not a method
    /// yet gets the benefit of the doubt.
    private func isStatement(_ use: ReferenceFact, of target: Member, in user: User) -> Bool {
        guard case .code = user else { return false }
        return use.isStatement && target.kind != .property
    }

    /// Returns true if the code can hold what a path leads to: only its first port is its own.
    private func holds(_ use: ReferenceFact, of target: Member, through path: [Port], by user: User) -> Bool {
        guard let first = path.first, path.dropFirst().allSatisfy({ $0.hold == .strong }) else { return false }
        switch user {
        case .code(let unreachable, _): return use.isOnHeldSelf && !unreachable.contains(target.index)
        case .member(let member): return binding.serves(use, of: member, through: first)
        }
    }

    /// Returns true if a forwarder on the way could not give the member's value when the component behind a weak port
    /// has gone.
    private func isLostOnTheWay(_ target: Member, _ path: [Port], _ user: User) -> Bool {
        guard case .member = user else { return false }
        return path.dropFirst().contains { $0.hold == .weak } && !requirements.mayBeMissing(target)
    }

    /// Returns true if a use means the same through an optional reference.
    private func keepsMeaning(_ use: ReferenceFact, of target: Member, at home: Role) -> Bool {
        guard controller.language == .objectiveC else { return use.keepsType(of: target) }
        let type = target.fact.signature.map { $0.result ?? "" } ?? target.fact.valueType ?? ""
        return use.isStatement
            || takesMessagesWhenNil(type) && !(home == .origin && requirements.isOfView(target))
    }

    // MARK: - The controller itself

    /// Returns whether code of a component may use something that only the controller is or has: itself, its
    /// superclass, what it inherits, and names that nobody knows.
    func verdict(onScreen reference: Reference, from role: Role, by user: User) -> CrossingVerdict {
        let isReached = role.capabilities.reachesScreen
        switch reference.target {
        case .superclass: return .refused(.usesSuper)
        case .unresolved:
            return .refused(
                .unresolvedName(reference.name, isAppRead: controller.project?.isWholeApp == true))
        case .selfValue:
            if moved.serve(reference.fact, in: role) { return .passes }
            if isReached, style.route(from: role, to: .view)?.first?.hold == .weak, isReachedAsOptional(reference.fact)
            {
                return .passes
            }
            return isReached && holdsScreen(reference.fact, role, user) ? .bound : .refused(.passesSelf)
        case .inherited(let known):
            if isReached, reachesThroughWeak(reference.fact, known) { return .passes }
            return isReached && holdsScreen(reference.fact, role, user)
                ? .bound : .refused(.usesInherited(reference.name))
        case .own(let targets): return targets.count > 1 ? .refused(.overloaded(reference.name)) : .passes
        case .foreign, .global, .known, .nested, .selfType: return .passes
        }
    }

    private func holdsScreen(_ use: ReferenceFact, _ role: Role, _ user: User) -> Bool {
        switch user {
        case .code: return use.isOnHeldSelf
        case .member(let member):
            guard let path = style.route(from: role, to: .view), let port = path.first, path.count == 1 else {
                return false
            }
            return binding.serves(use, of: member, through: port)
        }
    }

    /// Returns true if the controller itself is an optional where it is given away, which a weak reference to it is too.
    func isReachedAsOptional(_ use: ReferenceFact) -> Bool {
        use.isOptionalSelf && use.usage == .read && !use.isDereferenced
    }

    /// Returns true if a member of the superclass can be reached through a weak reference without a change of type.
    func reachesThroughWeak(_ use: ReferenceFact, _ member: SDKMember?) -> Bool {
        if controller.language == .objectiveC {
            guard let member, controller.ancestors.contains(member.owner) else { return false }
            return use.usage != .reference && (use.isStatement || isObject(member.result))
        }
        switch use.usage {
        case .call: return use.isStatement
        case .write, .readWrite: return use.isStatement
        case .read, .shorthand:
            guard let member, !member.isMethod else { return false }
            return member.result.hasSuffix("?") && (!use.isDereferenced || use.isChained)
        case .reference, .selector, .keyPath, .capture, .type: return false
        }
    }

    /// Returns true if a Swift type of the SDK's tables is an object in Objective-C.
    private func isObject(_ type: String) -> Bool {
        if type.hasSuffix("?") || type.hasPrefix("[") || type == "String" { return true }
        return ["class", "protocol"].contains(SDKType.named(type)?.kind)
    }
}

extension ReferenceFact {
    /// True if what is behind a weak port may be held strongly where the controller itself was.
    fileprivate var isOnHeldSelf: Bool { !isWeaklyCaptured && (base == .none || base == .ownSelf) }
}
