extension RuleContext {
    /// Returns roles by which constants that only ways to other screens use are the router's, where it stands alone.
    ///
    /// ```
    /// private let detailSegue = "showDetail"    // the router's
    ///
    /// @objc private func tap() {
    ///     button.isEnabled = false
    ///     performSegue(withIdentifier: detailSegue, sender: self)
    /// }
    /// ```
    func withConstantsOfWays(_ assignments: [Assignment]) -> [Assignment] {
        var given = assignments
        for member in controller.members where member.isConstantOfItsOwn && assignments[member.index].isFree {
            let users = readers(of: member)
            guard !users.isEmpty, users.allSatisfy({ isOnWay(member, in: $0, assignments) }) else { continue }
            given[member.index].role = .router
            given[member.index].responsibility = responsibility(of: member, role: .router, in: self)
        }
        return given
    }

    /// Returns true if a member uses a constant only where it leads on.
    private func isOnWay(_ constant: Member, in user: Member, _ assignments: [Assignment]) -> Bool {
        if assignments[user.index].role == .router { return true }
        return user.references.allSatisfy { reference in
            guard reference.target == .own([constant.index]) else { return true }
            let statement = user.fact.tree?.block.statement(at: reference.fact.range.lowerBound)
            return statement.map { leadsOn(in: $0.range, of: user) } ?? false
        }
    }

    private func leadsOn(in range: Range<Int>, of member: Member) -> Bool {
        member.references(in: range).contains { reference in
            guard case .inherited = reference.target else { return false }
            return reference.fact.usage == .call && APINames.leadingOn.contains(reference.name)
        }
    }
}

extension Member {
    /// True for a stored constant with a text or a number of its own.
    fileprivate var isConstantOfItsOwn: Bool {
        kind == .property && fact.isStored && fact.isConstant && fact.hasInitialValue && !fact.isStatic && !isInherited
            && ["Bool", "CGFloat", "Double", "Int", "String", "TimeInterval"].contains(
                fact.valueType ?? fact.initialType ?? "")
    }
}

extension Assignment {
    fileprivate var isFree: Bool { role != .router && !isPinned && anchor == nil }
}
