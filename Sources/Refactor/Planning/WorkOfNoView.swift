extension MigrationStep {
    /// Returns the roles by which the step is written. One that gathers has the methods that stand for themselves, and the
    /// state that they alone use, in its interactor: a piece that an expert takes out as such, whichever role each part of
    /// it would have beside a presenter.
    ///
    /// ```
    /// private func isLong(_ name: String) -> Bool { name.count > 3 }    // the presenter's, if there was one
    /// private func title(_ count: Int) -> String { "\(count) pages" }   // stays: it is text to be shown
    /// ```
    ///
    /// One that merges has the members of an interactor in the presenter.
    func gathering(_ assignments: [Assignment], in reading: RuleContext) -> [Assignment] {
        if alone == .router { return reading.withConstantsOfWays(assignments) }
        if isMerging { return reading.merging(assignments) }
        guard isGathering else { return assignments }
        var gathered = assignments
        func gather(where isFree: (Member) -> Bool) {
            for member in reading.controller.members where assignments[member.index].isOpen && isFree(member) {
                gathered[member.index].role = .interactor
                gathered[member.index].responsibility = responsibility(of: member, role: .interactor, in: reading)
            }
        }
        gather { !$0.fact.isStored && reading.standsForItself($0) }
        let methods = gathered
        gather { state in
            let users = reading.readers(of: state) + reading.writers(of: state)
            return state.fact.isStored && !users.isEmpty && reading.isOfNoScreen(state)
                && users.allSatisfy { methods[$0.index].role == .interactor }
        }
        return gathered
    }
}

extension Assignment {
    /// True if nothing says for sure that a member is of the screen.
    fileprivate var isOpen: Bool {
        (role == .presenter || role == .view && confidence != .high) && !isPinned && anchor == nil
    }
}

extension RuleContext {
    /// The roles where the presenter has what an interactor would.
    fileprivate func merging(_ assignments: [Assignment]) -> [Assignment] {
        assignments.map { assignment in
            guard assignment.role == .interactor, !assignment.isPinned else { return assignment }
            var merged = assignment
            merged.role = .presenter
            merged.responsibility = responsibility(
                of: controller.members[assignment.member], role: .presenter, in: self)
            return merged
        }
    }

    /// Returns true for a method or computed property that works without a screen, and that makes nothing to be shown.
    fileprivate func standsForItself(_ member: Member) -> Bool {
        let isText = (member.fact.valueType ?? member.fact.signature?.result ?? "").contains("String")
        return isOfNoScreen(member) && !isText && !member.references.isEmpty && traits(of: member).verb != .format
            && !traits(of: member).has(.navigates, .alerts) && !member.references.contains(where: isOfScreen)
    }

    fileprivate func isOfNoScreen(_ member: Member) -> Bool {
        let shown: Set<TypeClass> = [.view, .look, .screen, .alert, .presentation, .viewModel, .route]
        return [.method, .property].contains(member.kind) && !member.isInherited && side(of: member) != .view
            && !shown.contains(traits(of: member).valueClass)
    }

    private func isOfScreen(_ reference: Reference) -> Bool {
        switch reference.target {
        case .inherited, .superclass, .selfValue: true
        case .own, .nested, .global, .known, .foreign, .selfType, .unresolved: false
        }
    }
}
