/// The change that a statement may make to the screen, so that what is read behind it may not be read before it.
enum ScreenChange: Int, Comparable {
    /// It works on no part of the screen besides reading values: `Analytics.track("a")`.
    case nothing
    /// It works on views of the controller, not on those that the method was given: `tableView.reloadData()`.
    case ownViews
    case anything

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Returns true if a value that is read behind such a statement is the same in front of it. What somebody has
    /// entered (`sender.isOn`) is not changed by other views.
    func keeps(_ value: ScreenValue) -> Bool { value.isLocal ? self <= .ownViews : self == .nothing }
}

extension CodeLegality {
    /// Returns true if what follows a statement always runs, and finds the state of the controller as it was: it may
    /// work on a screen that the method makes.
    func keepsState(_ statement: StatementNode, of member: Member, _ rules: CutRules) -> Bool {
        statement.blocks.isEmpty && statement.exits.isEmpty
            && member.references(in: statement.range).allSatisfy { reference in
                let isRead = values.contains { $0.isOfState && $0.root == reference.fact.range.lowerBound }
                return isRead || screenChange(by: reference, rules) < .anything && !changesOwn(reference)
            }
    }

    /// Returns true if a statement calls nothing that could change an object which others have too: it makes something, or
    /// sets it up.
    func keepsObjects(_ statement: StatementNode, of member: Member) -> Bool {
        member.references(in: statement.range).allSatisfy {
            $0.fact.usage != .call || $0.name.first?.isUppercase == true
        }
    }

    private func changesOwn(_ reference: Reference) -> Bool {
        guard case .own = reference.target else { return false }
        return reference.fact.mayMutate || [.write, .readWrite, .reference].contains(reference.fact.usage)
    }

    /// Returns the change that a statement may make to the screen.
    func screenChange(by statement: StatementNode, of member: Member, _ rules: CutRules) -> ScreenChange {
        let read = Set(values.filter { statement.range.contains($0.root) }.map(\.root))
        let isGiven = views.contains { view in
            statement.range.contains(view.place.lowerBound) && !read.contains(view.place.lowerBound)
        }
        if isGiven || statement.exits.contains(.suspension) { return .anything }
        let others = member.references(in: statement.range).filter { !read.contains($0.fact.range.lowerBound) }
        return others.map { screenChange(by: $0, rules) }.max() ?? .nothing
    }

    private func screenChange(by reference: Reference, _ rules: CutRules) -> ScreenChange {
        switch reference.target {
        case .own(let targets): targets.map { screenChange(by: reference, to: $0, rules) }.max() ?? .anything
        case .inherited, .superclass, .selfValue, .unresolved: .anything
        case .nested, .global, .known, .selfType, .foreign: .nothing
        }
    }

    private func screenChange(by reference: Reference, to target: Int, _ rules: CutRules) -> ScreenChange {
        let member = controller.members[target]
        let isStored = member.fact.isStored && member.fact.accessors.isEmpty && member.fact.attributes.isEmpty
        if isOfView(member.fact.valueType ?? "") { return reference.fact.usage == .read ? .ownViews : .anything }
        switch reference.fact.usage {
        case .write, .readWrite: return isStored ? .nothing : .anything
        case .type, .selector, .keyPath, .capture, .read, .shorthand, .reference, .call:
            return rules.hasNoVisibleEffect(reference, depth: 3) ? .nothing : .anything
        }
    }
}
