/// Moves that no reviewer takes, whatever they are worth: what readers of real pull requests refused.
struct UnwantedMoves {
    private let controller: Controller
    private let rules: CrossingRules
    private let placements: [Placement]
    /// The members that call each member.
    private let callers: [[Int]]
    private let screenWork: ScreenWork
    private let routerWork: RouterWork
    /// The members that code beside the controller's own may use.
    private let usedOutside: Set<Int>
    /// True if an interactor alone is given constants of the view, so that it is made on first use.
    private let isMadeLate: Bool

    init(
        in controller: Controller, rules: CrossingRules, _ placements: [Placement], callers: [[Int]],
        isUsedOutside: (Member) -> Bool
    ) {
        usedOutside = Set(controller.members.filter(isUsedOutside).map(\.index))
        isMadeLate = controller.members.contains { member in
            placements[member.index].role == .interactor
                && member.ownTargets.contains { controller.members[$0].fact.isStored && !placements[$0].moves }
        }
        self.controller = controller
        self.rules = rules
        self.placements = placements
        self.callers = callers
        screenWork = ScreenWork(in: controller)
        routerWork = RouterWork(in: controller, placements)
    }

    /// Returns true for what no reviewer takes, whatever it is worth. A type that stays nested gains nothing by a file of
    /// its own.
    func contain(_ member: Member, to role: Role) -> Bool {
        screenWork.isIn(member, for: role) || isNamedByAccident(member) || isOfView(member)
            || usesStateOfView(member, as: role)
            || role == .router && isNoWay(member) || role == .interactor && isOfScreen(member)
            || isOfOthers(member, as: role) || member.kind == .type || isDead(member) || onlyMakesValue(member)
    }

    /// Returns true for what others call of an interactor that the view asks itself, or read of any such component: it
    /// would only be passed on. What others set for the interactor's work alone goes with that: the view passes it on.
    private func isOfOthers(_ member: Member, as role: Role) -> Bool {
        guard rules.style.isDirect(role), usedOutside.contains(member.index) else { return false }
        if role == .interactor, isInput(member) { return false }
        return role == .interactor || member.fact.isStored
    }

    /// Returns true for state without a value of its own, which only code uses that goes as well.
    private func isInput(_ member: Member) -> Bool {
        let users = callers[member.index]
        return member.kind == .property && member.fact.isStored && !member.fact.isConstant
            && !member.fact.hasInitialValue && !users.isEmpty
            && users.allSatisfy { placements[$0].role == .interactor && placements[$0].moves }
    }

    /// Returns true for a method that nothing can call: who reads the module would look for the call.
    private func isDead(_ member: Member) -> Bool {
        if member.fact.isStored { return callers[member.index].isEmpty && !usedOutside.contains(member.index) }
        return member.kind == .method && member.cut == nil && MemberAccess(controller: controller).isFileBound(member)
            && member.fact.attributes.isEmpty
            && callers[member.index].isEmpty && (controller.selections[member.index] ?? []).isEmpty
    }

    /// Returns true for a part that only makes a value, which its host can do as well: `DispatchGroup()`.
    private func onlyMakesValue(_ member: Member) -> Bool {
        guard let cut = member.cut, cut.type != nil, !member.references.isEmpty else { return false }
        return member.references.allSatisfy { $0.fact.usage == .call && $0.name.first?.isUppercase == true }
    }

    /// Returns true if an interactor that the view asks itself would be asked for a row, of which the view knows, or for
    /// what depends on the device's screen; or would lead to other screens by what the app has for that; or would have
    /// state that the view uses as well, or a value that the view alone asks for; or would be made by a call on any thread.
    private func isOfScreen(_ member: Member) -> Bool {
        guard rules.style.isDirect(.interactor) else { return false }
        let isOfRows = member.fact.signature?.parameters.contains { $0.type.contains("IndexPath") } ?? false
        let isShown =
            member.kind == .property && isAskedByView(member) && (member.fact.isStored || !isAskedByOwn(member))
        return isOfRows || isShown || isMadeLate && isCalledLater(member)
            || member.references.contains { ScreenWork.isOfUIKit($0.name) || RouterWork.isOfNavigation($0.name) }
    }

    private func isAskedByView(_ member: Member) -> Bool {
        callers[member.index].contains { !placements[$0].moves && controller.members[$0].kind != .initializer }
    }

    /// Returns true for code that only goes back, which a screen can do by itself: some of it would stay.
    private func isOnlyBack(_ member: Member) -> Bool {
        guard routerWork.ways(in: member) == 0 else { return false }
        return member.references.contains { APINames.leadingBack.contains($0.name) }
    }

    private func isAskedByOwn(_ member: Member) -> Bool {
        callers[member.index].contains { placements[$0].role == placements[member.index].role }
    }

    /// Returns true if a closure calls a method, on whatever thread.
    private func isCalledLater(_ member: Member) -> Bool {
        callers[member.index].contains { caller in
            controller.members[caller].references.contains { reference in
                guard case .own(let targets) = reference.target else { return false }
                return targets.contains(member.index) && reference.fact.closureDepth > 0
            }
        }
    }

    /// Returns true if a router would not lead to another screen that it makes. One that is asked by the view itself
    /// leaves it the questions that it puts to the user.
    private func isNoWay(_ member: Member) -> Bool {
        let isAlone = rules.style.component(for: rules.style.mediator) == nil
        return isGivenScreen(member) || !member.fact.isStored && !routerWork.isIn(member)
            || isAlone
                && (isOnlyBack(member) || member.fact.isStored && isAskedByView(member) || routerWork.asks(member)
                    || routerWork.looksUpRow(member) || routerWork.performsPreparedSegue(member)
                    || routerWork.isOthers(member) || asksView(member))
    }

    /// Returns true if a part calls a method that stays in the view, which then calls the router to be called back: only
    /// the branch that leads on is one. A method does not leave without a part of it, either.
    private func asksView(_ member: Member) -> Bool {
        member.ownTargets.contains {
            let isPart = controller.members[$0].cut != nil
            return controller.members[$0].kind == .method && isPart == (member.cut == nil) && !placements[$0].moves
        }
    }

    /// Returns true if the name of a part would be told from another one's by a number, or is one of a command though it
    /// answers.
    private func isNamedByAccident(_ member: Member) -> Bool {
        guard let cut = member.cut else { return false }
        let isCommand = Self.commands.contains(words(of: cut.proposedName).first ?? "")
        let own = controller.members[cut.host].id
        let isNumbered = cut.proposedName.contains { $0.isNumber && !own.contains($0) }
        return isNumbered || isCommand && cut.type.map { $0 != "Bool" } ?? false
    }

    private static let commands: Set<String> = [
        "add", "close", "configure", "handle", "hide", "open", "present", "reload", "remove", "set", "show", "start",
        "stop", "update",
    ]

    /// Returns true if code would use state that stays in the view: they go together or not at all.
    private func usesStateOfView(_ member: Member, as role: Role) -> Bool {
        guard !role.capabilities.reachesScreen else { return false }
        return member.references.contains { reference in
            guard case .own(let targets) = reference.target, let target = targets.first else { return false }
            let state = controller.members[target]
            return state.fact.isStored && !rules.hands(target, at: placements[target].role, to: role)
                && (!placements[target].moves || isOfView(state))
        }
    }

    /// Returns true if a part only shows a screen that the view makes: who shows it makes it.
    private func isGivenScreen(_ member: Member) -> Bool {
        guard let cut = member.cut else { return false }
        return cut.parameters.contains { rules.requirements.types.classify(written: $0.type) == .screen }
    }

    /// Returns true for state that code which stays uses at more than twice as many places as code which goes, or alone
    /// sets.
    ///
    /// A plain majority made plans fall over: a line more that stays, and the state stays with all code that uses it.
    private func isOfView(_ member: Member) -> Bool {
        guard member.fact.isStored, !member.fact.isConstant else { return false }
        var uses = (view: 0, others: 0)
        var sets = (view: 0, others: 0)
        for user in callers[member.index].map({ controller.members[$0] }) where user.kind != .initializer {
            for reference in user.references where reference.target == .own([member.index]) {
                let isSet = reference.fact.sets(member)
                if placements[user.index].moves {
                    uses.others += 1
                    sets.others += isSet ? 1 : 0
                } else {
                    uses.view += 1
                    sets.view += isSet ? 1 : 0
                }
            }
        }
        return uses.view > MovePrices.usesOfView * uses.others || sets.view > 0 && sets.others == 0
    }
}
