/// The rules by which a run of statements may become a method: values in, at most one out, no control across.
struct CutRules {
    let controller: Controller
    let member: Member
    let tree: BodyFact
    let style: Style
    /// The type of a local value as a signature spells it; nil when it is not known.
    let type: (LocalFact) -> String?
    /// Returns true if a type is a view, which only the view and the router may hold.
    let isOfView: (String) -> Bool
    /// Returns true if a type is a function, by an alias too.
    let isFunction: (String) -> Bool
    /// Returns true if a value of a type tells something and does nothing.
    let isData: (String) -> Bool

    enum Verdict {
        case success(Cut)
        case refusal(StayReason)
    }

    /// The statements of a member that may be cut; nil for one that stays whole. Initializers are among them where the
    /// view has its module as soon as there is one.
    static func tree(of member: Member, isEarly: Bool = false) -> BodyFact? {
        let fact = member.fact
        let effects = fact.signature?.effects ?? ""
        let isKnown = member.kind == .method || isGetter(member) || isEarly && member.kind == .initializer
        guard isKnown, let tree = fact.tree, !tree.isFixed, !fact.isStatic,
            !fact.isConditional,
            fact.damage == nil, fact.signature?.generics.isEmpty ?? true, !fact.has(modifier: "nonisolated"),
            !effects.contains("rethrows"), !effects.contains("throws(")
        else { return nil }
        return tree
    }

    /// A property that is nothing but a getter with a body: a method without arguments. A builder of results, which an
    /// attribute names, gathers the values of its statements, which may not leave it.
    private static func isGetter(_ member: Member) -> Bool {
        let fact = member.fact
        return member.kind == .property && !fact.isStored && fact.accessors == ["get"] && fact.body != nil
            && fact.attributes.allSatisfy { $0 == "objc" || $0 == "MainActor" || $0.hasPrefix("available") }
    }

    // MARK: - Statements

    /// Returns true if a statement goes through an optional name for self: `weakSelf?.reload()`.
    private func begins(_ statement: StatementNode, withOptional name: String) -> Bool {
        guard statement.head.value?.first == .chained(.selfValue) else { return false }
        return references(in: statement.range).contains { reference in
            reference.fact.receiver?.lowerBound == statement.range.lowerBound && reference.fact.selfName == name
        }
    }

    /// `guard let self`, `let strongSelf = self`.
    func bindsSelf(_ statement: StatementNode) -> Bool {
        tree.locals.contains { local in
            local.origin == .selfName && statement.range.contains(local.declaration.lowerBound)
                && !statement.blocks.contains { $0.range.contains(local.declaration.lowerBound) }
        }
    }

    /// `self.user = user` in a closure, where both mean the property: a method may not say so.
    func assignsToItself(_ statement: StatementNode) -> Bool {
        guard case .binary("=", .member(.selfValue?, let name), .name(let value, _))? = statement.head.value,
            name == value
        else { return false }
        return references(in: statement.range).count { $0.fact.name == name } == 2
    }

    /// Returns true if a statement asks for the version of the system: what depends on it may not leave the code that
    /// asks.
    func asksAvailability(_ statement: StatementNode) -> Bool {
        let end = statement.blocks.first?.range.lowerBound ?? statement.range.upperBound
        return tree.asksAvailability(in: statement.range.lowerBound..<max(end, statement.range.lowerBound))
    }

    /// `if let name`, `if let name = other`: no comparison, no further condition.
    func onlyUnwraps(_ statement: StatementNode) -> Bool {
        guard statement.kind == .choice, let block = statement.blocks.first, statement.head.conditions.count == 1,
            let value = statement.head.conditions.first, value.all.allSatisfy(\.isPath)
        else { return false }
        let head = statement.range.lowerBound..<block.range.lowerBound
        return tree.locals.contains { local in
            guard case .unwrapped = local.origin else { return false }
            return head.contains(local.declaration.lowerBound)
        }
    }

    /// A call of an own method and nothing else: it is redirected where it stands.
    func isPlainCall(_ statement: StatementNode) -> Bool {
        guard statement.kind == .expression, statement.blocks.isEmpty else { return false }
        return references(in: statement.range).contains { reference in
            guard case .own = reference.target, reference.fact.usage == .call, reference.fact.isStatement else {
                return false
            }
            let start = reference.fact.receiver?.lowerBound ?? reference.fact.range.lowerBound
            return start == statement.range.lowerBound
        }
    }

    /// `print(…)` and its kin, which are no work of their own.
    func onlyLogs(_ statement: StatementNode) -> Bool {
        statement.kind == .expression && statement.blocks.isEmpty
            && LogFunctions.isCall(statement.range, of: member)
    }

    /// Returns true if a statement's head asks members that live beyond the view.
    func readsBeyondView(_ statement: StatementNode, homes: [Role]) -> Bool {
        references(in: statement.range).contains { reference in
            guard case .own(let targets) = reference.target, let target = targets.first else { return false }
            let isInHead = !statement.blocks.contains { $0.range.contains(reference.fact.range.lowerBound) }
            return isInHead && homes[target] != .origin
        }
    }

    /// Returns true if a statement writes members of a component and uses no others.
    func onlyWritesState(_ statement: StatementNode, of role: Role, homes: [Role]) -> Bool {
        guard statement.kind == .expression, statement.blocks.isEmpty else { return false }
        let uses = references(in: statement.range)
        let isOwn = uses.allSatisfy { reference in
            guard case .own(let targets) = reference.target else { return false }
            return targets.allSatisfy { homes[$0] == role && controller.members[$0].kind == .property }
        }
        return isOwn && uses.contains { [.write, .readWrite].contains($0.fact.usage) }
    }

    func references(in range: Range<Int>) -> ArraySlice<Reference> { member.references(in: range) }

    /// `fatalError()` and its kin: what stands behind need not be reached, which only holds where they stand.
    func neverReturns(_ statement: StatementNode) -> Bool {
        guard statement.kind == .expression else { return false }
        return references(in: statement.range).contains { reference in
            if reference.fact.range.lowerBound == statement.range.lowerBound, reference.fact.base == .none,
                Self.endings.contains(reference.name)
            {
                return true
            }
            guard case .own(let targets) = reference.target, let target = targets.first else { return false }
            return controller.members[target].fact.signature?.result == "Never"
        }
    }

    private static let endings = ["abort", "exit", "fatalError", "preconditionFailure"]

    // MARK: - A run

    /// `handed` are values of the screen that the run is given instead of the views that they are read from.
    func cut(
        _ run: ArraySlice<StatementNode>, to role: Role, at place: Place, reachesEnd: Bool, handed: [ScreenValue] = []
    ) -> Verdict {
        guard let first = run.first, let last = run.last else { return .refusal(.undecided) }
        let code = first.range.lowerBound..<last.range.upperBound
        let flow = LocalFlow(locals: tree.locals, run: code)
        if let reason = shapeObstacle(run, code, role, at: place) {
            return .refusal(reason)
        }
        let selfObstacle = selfObstacle(run, code, at: place)
        let holder = selfObstacle == nil ? nil : holder(of: code, to: role, at: place)
        if let selfObstacle, holder == nil { return .refusal(selfObstacle) }
        var cut = Cut(
            host: member.index, role: role, range: first.whole.lowerBound..<last.whole.upperBound, code: code,
            line: first.line, endLine: last.endLine, closureDepth: place.closureDepth,
            selfSpelling: first.selfSpelling, parameters: [])
        if let reason = addExits(run, &cut, at: place, reachesEnd: reachesEnd) { return .refusal(reason) }
        let passers = (style.route(from: place.role, to: role) ?? []).map(\.to)
        switch parameters(of: run, flow, to: passers + [role], handed: handed.map(\.range)) {
        case .failure(let refusal): return .refusal(refusal.reason)
        case .success(let parameters): cut.parameters = parameters
        }
        if let reason = addResult(run, flow, &cut, at: place) { return .refusal(reason) }
        if let selfObstacle, cut.type != nil { return .refusal(selfObstacle) }
        cut.holder = holder
        cut.isWholeBody = place.isBody && run.count >= tree.block.statements.count - 1
        return .success(cut)
    }

    private func shapeObstacle(
        _ run: ArraySlice<StatementNode>, _ code: Range<Int>, _ role: Role, at place: Place
    ) -> StayReason? {
        if let word = tree.anchor(in: code) { return .cutNeeds(word, why: "means something else in another method") }
        // What the superclass does, it does in the method that overrides it.
        if !isObjectiveC, references(in: code).contains(where: { $0.fact.base == .superclass }) { return .usesSuper }
        // Who has gone to another queue comes back itself, and then asks the view.
        if role == .origin, place.role != .origin, run.count == 1, run.first?.goesToMain == true { return .notCut }
        // A value that is only looked at is no work to hand over, nor is a list of values.
        if run.count == 1, let only = run.first, only.kind == .declaration, isPlainValue(only, for: role) {
            return .notCut
        }
        return nil
    }

    /// Returns the obstacle in an optional self: what is spelled by it may be cut only where it stands as a statement.
    private func selfObstacle(
        _ run: ArraySlice<StatementNode>, _ code: Range<Int>, at place: Place
    ) -> StayReason? {
        if isObjectiveC { return aliasObstacle(in: run, code) }
        let spelling = run.first?.selfSpelling ?? .none
        let aliases = tree.locals.filter { local in
            local.origin == .selfName && !code.contains(local.declaration.lowerBound)
                && local.uses.contains { code.contains($0.range.lowerBound) }
        }
        if let alias = aliases.first(where: {
            $0.name != "self" && spelling != .named($0.name) && spelling != .optional($0.name)
        }) {
            return .cutNeeds(alias.name, why: "it stands for the controller")
        }
        let isOptional = if case .optional = spelling { true } else { false }
        if !isOptional, place.closureDepth > 0, newlyHolds(code) {
            return .cutNeeds("self", why: "the closure does not hold it, and would keep the screen alive")
        }
        switch spelling {
        case .none: return .passesSelf
        case .implicit: return nil
        case .named(let name):
            // Under another name than self, what is inside may still hold self weakly.
            let isWeakInside = references(in: code).contains {
                $0.fact.base == .optionalSelf && $0.fact.closureDepth > place.closureDepth
            }
            return name != "self" && isWeakInside ? .cutNeeds("self", why: "it may have gone where this runs") : nil
        case .optional(let name):
            // What does not go through self runs even when it has gone.
            let isOnSelf = run.allSatisfy { $0.kind == .expression && begins($0, withOptional: name) }
            let isFine = references(in: code).allSatisfy { reference in
                guard reference.fact.base == .optionalSelf else { return reference.target != .selfValue }
                return reference.fact.closureDepth == place.closureDepth && reference.fact.isStatement
            }
            return isOnSelf && isFine ? nil : .cutNeeds("self", why: "it may have gone where this runs")
        }
    }

    // MARK: - Control

    private func addExits(
        _ run: ArraySlice<StatementNode>, _ cut: inout Cut, at place: Place, reachesEnd: Bool
    ) -> StayReason? {
        let exits = run.reduce(into: Set<StatementNode.Exit>()) { $0.formUnion($1.exits) }
        let leaver = run.first { !$0.exits.isDisjoint(with: [.plainReturn, .valueReturn, .jump]) }
        let line = leaver?.line ?? cut.line
        if exits.contains(.jump) { return .cutLeaves(line: line) }
        cut.isThrowing = exits.contains(.error)
        cut.isAsync = exits.contains(.suspension)
        let isVoid = place.closureDepth > 0 || member.fact.signature?.isVoid ?? (member.kind != .property)
        let isEnd = place.isTail && reachesEnd
        let returns = exits.contains(.plainReturn) || exits.contains(.valueReturn)
        if returns, !isEnd { return .cutLeaves(line: line) }
        if place.closureDepth > 0, exits.contains(.valueReturn) { return .cutLeaves(line: line) }
        guard !isVoid, isEnd else { return nil }
        let type = member.kind == .property ? member.fact.valueType : member.fact.signature?.result
        guard exits.contains(.valueReturn), let result = type, !result.hasPrefix("some ")
        else { return .cutLeaves(line: line) }
        guard isStrong(from: place.role, to: cut.role) else {
            return .valueThroughWeak(member.displayName, role: cut.role, member: nil)
        }
        cut.returns = result
        return nil
    }

    private func isStrong(from start: Role, to end: Role) -> Bool {
        style.route(from: start, to: end)?.allSatisfy { $0.hold == .strong } ?? false
    }

    // MARK: - Values

    private struct Refusal: Error { let reason: StayReason }

    private func parameters(
        of run: ArraySlice<StatementNode>, _ flow: LocalFlow, to roles: [Role], handed: [Range<Int>]
    ) -> Result<[Cut.Value], Refusal> {
        let closures = run.flatMap(closures)
        var values: [Cut.Value] = []
        for local in flow.incoming {
            let uses = flow.uses(of: local).map(\.range.lowerBound)
            if roles.last != .origin, uses.allSatisfy({ use in handed.contains { $0.contains(use) } }) { continue }
            if let reason = obstacle(to: local, flow, closures) { return .failure(Refusal(reason: reason)) }
            guard let type = type(local) ?? typeAsArgument(local, in: flow), isKnownOutside(type),
                !type.hasPrefix("some "), !type.hasPrefix("inout "),
                !type.hasPrefix("@autoclosure")
            else { return .failure(Refusal(reason: .typeUnknown(local.name))) }
            if !roles.allSatisfy(\.capabilities.holdsViews), isOfView(type) {
                return .failure(Refusal(reason: .usesView(local.name)))
            }
            guard !values.contains(where: { $0.name == local.name }) else {
                return .failure(Refusal(reason: .cutNeeds(local.name, why: "two values are called so")))
            }
            values.append(Cut.Value(name: local.name, type: escaping(type, of: local)))
        }
        return .success(values)
    }

    private func obstacle(to local: LocalFact, _ flow: LocalFlow, _ closures: [Range<Int>]) -> StayReason? {
        let isName = local.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isName, !Reserved.keywords.contains(local.name) else {
            return .cutNeeds(local.name, why: "it has no plain name")
        }
        if local.introducer == .awaited {
            return .cutNeeds(local.name, why: "it is waited for")
        }
        switch local.origin {
        case .function, .localType: return .cutNeeds(local.name, why: "it is declared in the method")
        case .parameter(_, isInout: true): return .cutChanges(local.name)
        case .binding(_, value: nil) where local.uses.contains(where: \.mayChange):
            if flow.isUsed(local, in: [flow.run]), !isSet(local, before: flow.run) { return .cutChanges(local.name) }
        default: break
        }
        if flow.changes(local) { return .cutChanges(local.name) }
        let isShared = local.isVariable && local.uses.contains(where: \.mayChange)
        return isShared && flow.isUsed(local, in: closures) ? .cutChanges(local.name) : nil
    }

    /// A type that the method declares for itself has no name outside of it.
    private func isKnownOutside(_ type: String) -> Bool {
        let own = tree.locals.filter { $0.origin == .localType }.map(\.name)
        return !identifiers(in: type).contains { own.contains($0) }
    }

    /// Returns true if a value that is declared without one gets it in a run, and nowhere else.
    private func isSetInside(_ code: Range<Int>, _ local: LocalFact) -> Bool {
        let changes = local.uses.filter(\.mayChange)
        return !changes.isEmpty && changes.allSatisfy { code.contains($0.range.lowerBound) }
    }

    /// Returns true if a value that is set after its declaration is set before a run and nowhere in it.
    private func isSet(_ local: LocalFact, before run: Range<Int>) -> Bool {
        let changes = local.uses.filter(\.mayChange)
        return changes.contains { $0.range.upperBound <= run.lowerBound }
            && !changes.contains { run.contains($0.range.lowerBound) }
    }

    /// The bodies of the closures in a statement.
    func closures(in statement: StatementNode) -> [Range<Int>] {
        statement.blocks.flatMap { block in
            block.kind == .closure || block.kind == .function
                ? [block.range] : block.statements.flatMap(closures)
        }
    }

    /// A function that the method holds as a value may be kept by whoever gets it.
    private func escaping(_ type: String, of local: LocalFact) -> String {
        if case .parameter(let written, _) = local.origin {
            return written.hasPrefix("@escaping ") && !type.hasPrefix("@") ? "@escaping " + type : type
        }
        let isWritten = type.has("->") && !type.hasSuffix("?") && type.first == "("
        return isWritten || !isObjectiveC && isFunction(type) ? "@escaping " + type : type
    }

    private func addResult(
        _ run: ArraySlice<StatementNode>, _ flow: LocalFlow, _ cut: inout Cut, at place: Place
    ) -> StayReason? {
        let outgoing = flow.outgoing
        guard let local = outgoing.first else { return nil }
        guard outgoing.count == 1 else { return .cutResults(outgoing.map(\.name)) }
        guard case .binding = local.origin,
            let last = run.first(where: { $0.range.contains(local.declaration.lowerBound) }),
            last.kind == .declaration
        else { return .cutResults([local.name]) }
        guard isObjectiveC || local.introducer == .plain else { return .cutResults([local.name]) }
        if case .binding(_, value: nil) = local.origin, !isObjectiveC, !isSetInside(cut.code, local) {
            return .cutChanges(local.name)
        }
        guard let type = type(local), isKnownOutside(type), !type.contains("some ") else {
            return .typeUnknown(local.name)
        }
        let isChanged = !isObjectiveC || local.uses.contains(where: \.mayChange)
        let isHeldByClosure = local.isVariable && isChanged && flow.isUsed(local, in: run.flatMap(closures))
        if isHeldByClosure { return .cutChanges(local.name) }
        if cut.role != .origin, isOfView(type) { return .usesView(local.name) }
        if case .optional = cut.selfSpelling { return .cutNeeds("self", why: "it may have gone where this runs") }
        guard isStrong(from: place.role, to: cut.role) else {
            return .valueThroughWeak(local.name, role: cut.role, member: nil)
        }
        cut.result = Cut.Value(name: local.name, type: type)
        if local.isVariable, flow.changesBothInsideAndOutside(local) { return .cutChanges(local.name) }
        cut.resultIsVariable =
            local.isVariable && local.uses.contains { $0.mayChange && !cut.code.contains($0.range.lowerBound) }
        cut.binding = isObjectiveC ? lastDeclaration(of: local, in: run) : lastBinding(of: local, in: run)
        return nil
    }

    /// Returns true if a cut of several statements gives a value that names nothing: `var sum = 0.0` behind a run is no
    /// answer to it.
    func answersByLiteral(_ cut: Cut, _ run: ArraySlice<StatementNode>) -> Bool {
        guard run.count > 1, let binding = cut.binding else { return false }
        let value = binding.upperBound..<cut.code.upperBound
        let names = references(in: value).map(\.name).filter { !["NO", "NULL", "YES", "nil"].contains($0) }
        return names.isEmpty && !tree.locals.contains { $0.uses.contains { value.contains($0.range.lowerBound) } }
    }

    /// The bytes of `let name = ` where that binding ends a run.
    private func lastBinding(of local: LocalFact, in run: ArraySlice<StatementNode>) -> Range<Int>? {
        guard let last = run.last, last.range.contains(local.declaration.lowerBound),
            case .binding(_, value: .some) = local.origin
        else { return nil }
        let isSimple =
            local.introducer == .plain && !local.uses.contains { last.range.contains($0.range.lowerBound) }
        return isSimple ? local.valueStart.map { last.range.lowerBound..<$0 } : nil
    }
}
