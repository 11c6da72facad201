/// Rules for cuts of Objective-C, where Swift differs.
extension CutRules {
    var isObjectiveC: Bool { controller.language == .objectiveC }

    /// Returns true if a statement is nothing but a message to self: `[self load];`.
    func isOwnMessage(_ statement: StatementNode) -> Bool {
        guard isObjectiveC, statement.kind == .expression, statement.blocks.isEmpty else { return false }
        return references(in: statement.range).contains { reference in
            guard case .own = reference.target, reference.fact.usage == .call, reference.fact.isStatement else {
                return false
            }
            return reference.fact.receiver?.lowerBound == statement.range.lowerBound + 1
        }
    }

    /// A declaration alone whose value nobody computes: it is no work to hand over.
    ///
    /// In Objective-C nearly every value is a message, so that only what a component that reports asks others for counts:
    /// neither a shared instance nor a text that is put together.
    func isPlainValue(_ statement: StatementNode, for role: Role) -> Bool {
        guard let value = statement.head.value else { return true }
        guard isObjectiveC else { return !statement.head.hasParentheses || value.isList }
        let parts = value.all
        return !role.capabilities.reportsOnly || parts.count(where: \.isBracketed) < 2 || value.isFresh
            || value.beginsWithLiteral || parts.contains(where: \.isClosure)
    }

    /// The local name that a lone assignment or message works on: `order` in `order.name = name;`, `[order setName:name];`.
    func filled(by statement: StatementNode) -> LocalFact? {
        guard isObjectiveC, statement.kind == .expression, statement.blocks.isEmpty else { return nil }
        guard let start = statement.head.value?.firstOwner else { return nil }
        return tree.locals.first { local in
            local.origin != .selfName && local.uses.contains { $0.range.lowerBound == start }
        }
    }

    /// The statement that declares a local name; nil for parameters.
    func declaration(of local: LocalFact) -> StatementNode? {
        func find(_ statements: [StatementNode]) -> StatementNode? {
            for statement in statements where statement.range.contains(local.declaration.lowerBound) {
                if statement.kind == .declaration, statement.blocks.isEmpty { return statement }
                return statement.blocks.lazy.compactMap { find($0.statements) }.first
            }
            return nil
        }
        guard case .binding(_, value: .some) = local.origin else { return nil }
        return find(tree.block.statements)
    }

    /// Returns true if statements do nothing when the controller has gone, through which they go: `weakSelf.label.text =
    /// name`. In a message to nil the arguments are still made, so there may be no others in it.
    func endWithSelf(_ run: ArraySlice<StatementNode>) -> Bool {
        run.allSatisfy { statement in
            guard statement.kind == .expression, statement.blocks.isEmpty, let value = statement.head.value,
                value.first == .chained(.selfValue), value != .chained(.selfValue)
            else { return false }
            return value.all.count(where: \.makesSomething) == (value.isMessage ? 1 : 0)
        }
    }

    /// Why a run may not be cut out of a block of Objective-C that names the controller in a way of its own.
    func aliasObstacle(in run: ArraySlice<StatementNode>, _ code: Range<Int>) -> StayReason? {
        let spelling = run.first?.selfSpelling ?? .none
        let aliases = tree.locals.filter { local in
            local.origin == .selfName && !code.contains(local.declaration.lowerBound)
                && local.uses.contains { code.contains($0.range.lowerBound) }
        }
        for alias in aliases where spelling != .named(alias.name) && spelling != .optional(alias.name) {
            return .cutNeeds(alias.name, why: "it stands for the controller")
        }
        switch spelling {
        case .none: return .passesSelf
        case .implicit, .named: return nil
        case .optional(let name):
            return endWithSelf(run) ? nil : .cutNeeds(name, why: "it may have gone where this runs")
        }
    }

    /// The bytes of `T *name = ` before the value, where that declaration ends a run.
    func lastDeclaration(of local: LocalFact, in run: ArraySlice<StatementNode>) -> Range<Int>? {
        guard let last = run.last, last.kind == .declaration, last.range.contains(local.declaration.lowerBound),
            case .binding(_, value: .some) = local.origin,
            !local.uses.contains(where: { last.range.contains($0.range.lowerBound) })
        else { return nil }
        return local.valueStart.map { last.range.lowerBound..<$0 }
    }
}

extension Expression {
    /// A message of Objective-C; a block that is called is `.forced`.
    fileprivate var isMessage: Bool { if case .call(.member, _, _) = self { true } else { false } }

    fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }

    /// The expressions that Objective-C writes in brackets: a message, an element, a list.
    fileprivate var isBracketed: Bool {
        switch self {
        case .element, .array: true
        default: isMessage
        }
    }

    /// `[1, 2]`, `[String]()`, or what begins so.
    fileprivate var isList: Bool {
        switch first {
        case .array, .dictionary: true
        case .type(let name): name.hasPrefix("[")
        case .choice(let condition, _, _): condition.isList
        default: false
        }
    }

    /// `[[Order alloc] init]`, `[Order new]`.
    fileprivate var isFresh: Bool {
        switch self {
        case .call(.member(.call(.member(.name?, "alloc"), [], _)?, "init"), [], _): true
        case .call(.member(.name?, "new"), [], _): true
        default: false
        }
    }

    /// A literal, a list or a boxed value, or what is put together behind one.
    fileprivate var beginsWithLiteral: Bool {
        switch self {
        case .literal, .array, .dictionary, .prefix("@", _): true
        case .binary(_, let left, _): left.beginsWithLiteral
        default: false
        }
    }

    /// The offset of the name that it begins with, of which something is asked or set: `order` in `order.name = name`.
    fileprivate var firstOwner: Int? {
        switch self {
        case .member(.name(_, let offset)?, _): offset
        case .member(let base?, _), .call(let base, _, _), .element(let base, _, _), .forced(let base),
            .binary(_, let base, _), .choice(let base, _, _):
            base.firstOwner
        default: nil
        }
    }

    /// Something is called, made, or has to be there.
    fileprivate var makesSomething: Bool {
        switch self {
        case .call, .element, .forced, .array, .dictionary, .tuple, .cast, .closure, .unknown, .prefix("@", _),
            .literal("Selector", _):
            true
        default: false
        }
    }
}
