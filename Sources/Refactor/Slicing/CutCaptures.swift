/// What closures hold.
extension CutRules {
    /// Returns true if a closure around some code, which may run later, would hold the controller for the sake of a call in
    /// the place of that code alone: a view that keeps the closure would keep its screen.
    func newlyHolds(_ code: Range<Int>) -> Bool {
        var statements = tree.block.statements[...]
        while let around = statements.first(where: { $0.range.contains(code.lowerBound) }),
            let block = around.blocks.first(where: { $0.range.contains(code.lowerBound) })
        {
            if let closure = block.closure, closure.hold == .asAround, isKept(closure), !isOfSelf(anyIn: block) {
                return true
            }
            statements = block.statements[...]
        }
        return false
    }

    /// Returns true for a closure that somebody keeps for longer than the queue that it is sent to.
    private func isKept(_ closure: ClosureFact) -> Bool {
        !LaterClosure.runsAtOnce(closure) && closure.callee != "async"
    }

    /// Returns true if a name cannot be used without the controller.
    private func isOfSelf(_ reference: Reference) -> Bool {
        switch reference.target {
        case .own(let targets): targets.contains { !controller.members[$0].fact.isStatic }
        case .inherited, .selfValue, .superclass: true
        case .foreign, .global, .known, .nested, .selfType, .unresolved: false
        }
    }
}

/// Closures of the view that hold a component.
extension CutRules {
    /// The closure that holds the component of a role, so that code in it which needs no view may go there although the
    /// closure does not hold the view; nil where none may.
    ///
    /// A component holds the view weakly, so that the screen lives no longer than before, and the code runs as it did once
    /// the screen has gone. The closure belongs to what is shown, or runs soon: one that somebody keeps for long would keep
    /// the component, and one that the component itself keeps would do so for ever.
    func holder(of code: Range<Int>, to role: Role, at place: Place) -> HoldingClosure? {
        guard !isObjectiveC, place.role == .origin, !place.isInCut, role != .origin, FirstUse(of: style) != nil,
            let path = style.route(from: .origin, to: role), path.allSatisfy({ $0.hold == .strong }),
            let name = path.first?.property, !name.contains("{"), !controller.names.contains(name),
            !member.fact.localNames.contains(name), !references(in: code).contains(where: isOfSelf)
        else { return nil }
        var statements = tree.block.statements[...]
        var isNested = false
        while let around = statements.first(where: { $0.range.contains(code.lowerBound) }),
            let block = around.blocks.first(where: { $0.range.contains(code.lowerBound) })
        {
            statements = block.statements[...]
            guard let closure = block.closure else { continue }
            guard !LaterClosure.runsAtOnce(closure) else {
                isNested = true
                continue
            }
            let isFree = closure.hold == .weak || closure.hold == .asAround && !isOfSelf(anyIn: block)
            guard isFree, closure.mayHoldComponents, isOfScreen(around) else { return nil }
            return HoldingClosure(fact: closure, range: block.range, isNested: isNested)
        }
        return nil
    }

    /// What a list of captures reads is read outside.
    private func isOfSelf(anyIn block: BlockFact) -> Bool {
        let start = block.statements.first?.range.lowerBound ?? block.range.lowerBound
        return references(in: start..<max(start, block.range.upperBound)).contains(where: isOfSelf)
    }

    /// Returns true if a statement gives its closures to nothing that the controller holds but views.
    private func isOfScreen(_ statement: StatementNode) -> Bool {
        references(in: statement.range).allSatisfy { reference in
            guard case .own(let targets) = reference.target,
                !statement.blocks.contains(where: { $0.range.contains(reference.fact.range.lowerBound) })
            else { return true }
            return targets.allSatisfy { target in
                let member = controller.members[target]
                return !member.fact.isStored || isOfView(member.fact.valueType ?? "")
            }
        }
    }
}

extension ClosureFact {
    /// Returns true if a closure is one of those that people write for what is shown, or one that runs soon: of a new
    /// object (`UIAlertAction(…) { … }`), of an event (`onChange { … }`), of a change of the screen, of a queue.
    fileprivate var mayHoldComponents: Bool {
        guard let callee else { return false }
        let words = words(of: callee)
        if callee.first?.isUppercase == true { return Self.lasting.isDisjoint(with: words) }
        return words.first == "on" && words.count > 1 || Self.soon.contains(callee)
    }

    /// Words of objects that call their closure again and again, or are kept for long.
    private static let lasting: Set<String> = [
        "cancellable", "driver", "listener", "monitor", "observable", "observation", "observer", "publisher", "signal",
        "source", "subscriber", "subscription", "timer",
    ]

    /// Functions that call their closure once, when the screen has changed or the queue has come to it.
    private static let soon: Set<String> = [
        "animate", "async", "asyncAfter", "dismiss", "performBatchUpdates", "present", "transition",
    ]
}
