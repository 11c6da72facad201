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
    func isPlainValue(_ code: Range<Int>, for role: Role) -> Bool {
        let value = controller.file(of: member).bytes[code].drop { $0 != UInt8(ascii: "=") }.dropFirst()
            .drop { $0 == UInt8(ascii: " ") }
        guard isObjectiveC else { return !value.contains(UInt8(ascii: "(")) || value.first == UInt8(ascii: "[") }
        let messages = value.count { $0 == UInt8(ascii: "[") }
        let words = identifiers(in: value)
        let isFresh = words.count == 3 && words.suffix(2) == ["alloc", "init"] || words.count == 2 && words[1] == "new"
        return !role.capabilities.reportsOnly || messages < 2 || isFresh || value.first == UInt8(ascii: "@")
            || value.contains(UInt8(ascii: "^"))
    }

    /// The local name that a lone assignment or message works on: `order` in `order.name = name;`, `[order setName:name];`.
    func filled(by statement: StatementNode) -> LocalFact? {
        guard isObjectiveC, statement.kind == .expression, statement.blocks.isEmpty else { return nil }
        let bytes = controller.file(of: member).bytes
        var start = statement.range.lowerBound
        while start < statement.range.upperBound, bytes[start] == UInt8(ascii: "[") { start += 1 }
        guard
            let local = tree.locals.first(where: { local in
                local.origin != .selfName && local.uses.contains { $0.range.lowerBound == start }
            }), local.uses.contains(where: { $0.range.lowerBound == start && $0.place != .callee })
        else { return nil }
        let end = start + local.name.utf8.count
        let follows = end < statement.range.upperBound ? bytes[end] : 0
        return follows == UInt8(ascii: ".") || follows == 32 && bytes[statement.range.lowerBound] == UInt8(ascii: "[")
            ? local : nil
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

    /// Returns true if statements do nothing when what they go through has gone: `weakSelf.label.text = name;`. In a
    /// message to nil the arguments are still made, so there may be no others in it.
    func endsWithSelf(_ run: ArraySlice<StatementNode>, named name: String) -> Bool {
        run.allSatisfy { statement in
            guard statement.kind == .expression, statement.blocks.isEmpty else { return false }
            let bytes = controller.file(of: member).bytes[statement.range]
            let opens = bytes.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
            let isMessage = bytes.starts(with: "[".utf8)
            let rest = isMessage ? bytes.dropFirst() : bytes
            return opens == (isMessage ? 1 : 0)
                && (rest.starts(with: (name + ".").utf8) || isMessage && rest.starts(with: (name + " ").utf8))
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
            return endsWithSelf(run, named: name) ? nil : .cutNeeds(name, why: "it may have gone where this runs")
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
