/// The lessons of an attempt.
extension SlicingRound {
    /// Takes what did not work out of the next attempt; false when everything did.
    ///
    /// It ends: whatever is learnt takes a possibility away for good, and there are finitely many. A member's value that a
    /// role does not get is entered once, a cut that failed is blocked and never made again, a member that could not stay
    /// where it was comes nearer to the view, and what followed its statements does so once.
    mutating func learn(from result: Slicing) -> Bool {
        var learnt = false
        for member in result.controller.members {
            let placement = result.placements[member.index]
            // What is inside code that could not go where it was thought to is tried again without that.
            let isLost = placement.role != member.cut?.role ?? homes[member.index]
            for place in member.inner where !isLost {
                let target = result.placements[place.member]
                guard target.role != place.cut.role || placement.role == place.cut.role else { continue }
                learnt = true
                if let part = result.lostPart(of: result.controller.members[place.member]) {
                    block(part.cut, because: result.placements[part.member].stays)
                } else if !isNewlyUnreachable(target.stays, for: place.cut) {
                    block(place.cut, because: target.stays)
                }
            }
            if member.cut == nil, homes[member.index] != .origin, !placement.moves {
                if let part = result.lostPart(of: member) {
                    block(part.cut, because: result.placements[part.member].stays)
                } else if promoted.contains(member.index) {
                    comeBack(member)
                } else if !takesAlong(placement.stays, to: homes[member.index]),
                    !goesToMediator(member, because: placement.stays)
                {
                    keep(member, placement.stays ?? .undecided)
                }
                learnt = true
            }
        }
        return learnt || stateFollows(in: result) || stateGoesToMediator(in: result)
            || commandsGoToMediator(in: result) || ordersGoToMediator(in: result)
    }

    /// State that the mediator alone sets goes to it from a component that only reports: state lives where
    /// its value is decided. So does what the view itself uses: it knows nobody else, and what would hold it there for
    /// others only passes on; that is a matter of price, and whoever wants everything where its role is has it there.
    /// True when there is some.
    mutating func stateGoesToMediator(in result: Slicing) -> Bool {
        let users = StateUsers(in: result)
        var found = false
        for member in controller.members where homes[member.index].capabilities.reportsOnly {
            guard result.placements[member.index].moves, types.isState(member), !member.fact.isConstant,
                users.isSet(member, by: style.mediator, ratherThanBy: homes[member.index])
                    || adoption.isProportionate && users.use(member, in: .origin)
            else { continue }
            if goesToMediator(member, because: nil) { found = true }
        }
        return found
    }

    /// What begins by telling the mediator what to do goes to the mediator, from a component that only reports; true when
    /// there is some.
    mutating func commandsGoToMediator(in result: Slicing) -> Bool {
        var found = false
        for member in controller.members where homes[member.index].capabilities.reportsOnly {
            guard result.placements[member.index].moves, let rules = rules(of: member),
                let first = rules.tree.block.statements.first, rules.isPlainCall(first)
            else { continue }
            let called = rules.references(in: first.range).flatMap { reference -> [Int] in
                guard case .own(let targets) = reference.target, reference.fact.isStatement else { return [] }
                return targets
            }
            let isCommand = called.contains { result.placements[$0].role == style.mediator }
            if isCommand, goesToMediator(member, because: nil) { found = true }
        }
        return found
    }

    /// Returns true if state in the view, whose value code of a component needs and does not get, may follow that code.
    mutating func takesAlong(_ reason: StayReason?, to role: Role) -> Bool {
        guard controller.language == .objectiveC, case .valueThroughWeak(_, _, let needed?)? = reason,
            controller.members.indices.contains(needed), mayFollow(needed), !promoted.contains(needed)
        else { return false }
        let state = controller.members[needed]
        guard state.kind == .property, !types.isOfView(state.fact.valueType ?? "") else { return false }
        return state.fact.isStored && follows(state, to: role)
    }

    /// State that nothing speaks for goes to the component whose code alone uses it, or to the mediator that sets it or
    /// uses much of it, once; true when there is some.
    mutating func stateFollows(in result: Slicing) -> Bool {
        var found = false
        let users = StateUsers(in: result)
        let isObjectiveC = controller.language == .objectiveC
        for member in controller.members where users.areOfView(member) && homes[member.index] != .origin {
            guard isObjectiveC, !assignments[member.index].isPinned else { continue }
            keep(member, .usedMostlyElsewhere(role: homes[member.index]))
            found = true
        }
        for member in controller.members where mayFollow(member.index) && !promoted.contains(member.index) {
            let isOpen = kept[member.index] == .undecided || given[member.index].isUndecided
            guard isObjectiveC ? isOpen : types.isState(member),
                let role = users.home(of: member) ?? (isObjectiveC ? nil : owner(of: member, by: users)),
                adoption.takes(role), follows(member, to: role)
            else { continue }
            found = true
        }
        return found
    }

    /// The mediator, where it sets a property or uses much of it: the view asks it then.
    func owner(of property: Member, by users: StateUsers) -> Role? {
        users.belongs(property, to: style.mediator) ? style.mediator : nil
    }

    /// Lets a member that is undecided, or thought to be the view's, follow its code; false where it may not.
    mutating func follows(_ member: Member, to role: Role) -> Bool {
        promoted.insert(member.index)
        let old = assignments[member.index]
        assignments[member.index].role = role
        assignments[member.index].confidence = .medium
        let mobility = mobility.of(controller, assignments: assignments, binding: self.mobility.rules.binding)
        guard mobility.headObstacle(for: member, to: role) == nil else {
            assignments[member.index] = old
            return false
        }
        homes[member.index] = role
        kept[member.index] = nil
        return true
    }

    /// Enters a member whose value the code of a cut did not get; false where that was known, or is not the reason.
    mutating func isNewlyUnreachable(_ reason: StayReason?, for cut: Cut) -> Bool {
        guard case .valueThroughWeak(_, _, let member?)? = reason, controller.members.indices.contains(member) else {
            return false
        }
        return unreachable[cut.host, default: [:]][cut.role, default: []].insert(member).inserted
    }

    /// A cut that did not work is not tried again.
    mutating func block(_ cut: Cut, because reason: StayReason?) {
        let isNew = blocked[cut.host, default: [:]][cut.range, default: []].insert(cut.role).inserted
        assert(isNew, "a blocked cut was made again, so that slicing might not end")
        refusals[CutSite(host: cut.host, range: cut.range)] = reason
    }
}
